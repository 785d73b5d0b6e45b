#include "gen/data/int8_dataset.hpp"

#include <algorithm>

#include "gen/data/vectors.hpp"
#include "golden/numerics/quantize.hpp"

namespace fs = std::filesystem;

namespace ragrtl::data {
namespace {

Matrix<std::int8_t> quantized(const Matrix<float>& values, double scale) {
    Matrix<std::int8_t> codes(values.rows, values.columns);
    std::transform(values.values.begin(), values.values.end(), codes.values.begin(),
                   [scale](float value) { return golden::quantize_int8(value, scale); });
    return codes;
}

template <class A, class B>
void check_dimensions(const fs::path& queries_file, const Matrix<A>& corpus, const Matrix<B>& queries) {
    if (queries.columns != corpus.columns) {
        reject(queries_file, "the queries have dimension " + std::to_string(queries.columns) +
                                 ", the corpus has " + std::to_string(corpus.columns));
    }
}

}  // namespace

Int8Dataset read_int8_dataset(const fs::path& corpus, const fs::path& queries) {
    Vectors documents = read_vectors(corpus, Role::corpus);
    Vectors asked = read_vectors(queries, Role::queries);
    if (documents.index() != asked.index()) {
        const bool int8_corpus = std::holds_alternative<Matrix<std::int8_t>>(documents);
        reject(queries, std::string("the queries are ") + (int8_corpus ? "floats" : "INT8") +
                            ", the corpus is " + (int8_corpus ? "INT8" : "floats") +
                            "; both must be INT8, or both floats, to have the same scale");
    }
    if (auto* codes = std::get_if<Matrix<std::int8_t>>(&documents)) {
        auto& query_codes = std::get<Matrix<std::int8_t>>(asked);
        check_dimensions(queries, *codes, query_codes);
        return {std::move(*codes), std::move(query_codes), std::nullopt};
    }
    const auto& values = std::get<Matrix<float>>(documents);
    const auto& query_values = std::get<Matrix<float>>(asked);
    check_dimensions(queries, values, query_values);
    const double scale = golden::int8_scale(values.values.data(), values.values.size());
    return {quantized(values, scale), quantized(query_values, scale), scale};
}

}  // namespace ragrtl::data
