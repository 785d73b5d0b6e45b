#include "gen/data/npy.hpp"

#include <algorithm>
#include <boost/algorithm/string/trim.hpp>
#include <cstring>
#include <limits>
#include <map>
#include <optional>
#include <string_view>

#include "gen/data/half.hpp"
#include "gen/data/input_file.hpp"
#include "gen/spec/number.hpp"
#include "gen/spec/violation.hpp"

namespace ragrtl::data {
namespace {

// Numbers are taken from the file as they lie in memory.
static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "this code reads and writes little endian only");

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::size_t preamble = 8;  // magic and the two numbers of the version

/// The three entries of a header: a Python dictionary, but always written in the same way.
struct Header {
    std::string descr;
    bool fortran_order = false;
    std::vector<std::int64_t> shape;
};

/// What stands behind `'key':`, up to `end`; nothing when the key is not there.
std::optional<std::string> entry(const std::string& text, const std::string& key, char end) {
    const std::size_t at = text.find("'" + key + "':");
    if (at == std::string::npos) return std::nullopt;
    const std::size_t begin = at + key.size() + 3;
    const std::size_t stop = text.find(end, begin);
    if (stop == std::string::npos) return std::nullopt;
    return boost::algorithm::trim_copy(text.substr(begin, stop - begin));
}

std::optional<std::vector<std::int64_t>> parse_shape(std::string text) {
    if (text.empty() || text.front() != '(') return std::nullopt;
    std::vector<std::int64_t> shape;
    text.erase(0, 1);
    while (!boost::algorithm::trim_copy(text).empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const auto number =
            spec::parse_number<std::int64_t>(boost::algorithm::trim_copy(text.substr(0, comma)));
        if (!number || *number < 0) return std::nullopt;
        shape.push_back(*number);
        text.erase(0, comma + 1);
    }
    return shape;
}

std::optional<Header> parse_header(const std::string& text) {
    const auto descr = entry(text, "descr", ',');
    const auto order = entry(text, "fortran_order", ',');
    const auto shape = entry(text, "shape", ')');
    if (!descr || descr->size() < 2 || !order || !shape) return std::nullopt;
    const auto sizes = parse_shape(*shape);
    if (!sizes) return std::nullopt;
    return Header{descr->substr(1, descr->size() - 2), *order == "True", *sizes};
}

Header read_header(InputFile& in) {
    std::string start(preamble, '\0');
    if (in.left() < preamble) reject(in.path(), "not a .npy file: it has fewer than 8 bytes");
    in.read(start.data(), preamble);
    if (start.compare(0, magic.size(), magic) != 0) {
        reject(in.path(), "not a .npy file: it does not start with \\x93NUMPY");
    }
    const int version = static_cast<unsigned char>(start[6]);
    if (version < 1 || version > 3) {
        reject(in.path(), "npy format " + std::to_string(version) + ", must be 1 .. 3");
    }
    std::uint32_t length = 0;
    const std::uint64_t length_bytes = version == 1 ? 2 : 4;
    if (in.left() < length_bytes) reject(in.path(), "truncated inside the header");
    in.read(&length, length_bytes);
    if (in.left() < length) reject(in.path(), "truncated inside the header");
    std::string text(length, '\0');
    in.read(text.data(), length);
    const auto header = parse_header(text);
    if (!header)
        reject(in.path(), "the header is damaged: " + spec::shown(boost::algorithm::trim_copy(text)));
    return *header;
}

/// The values behind the header, which must be all that is left of the file.
template <class T>
Matrix<T> read_values(InputFile& in, const Header& header) {
    Matrix<T> matrix;
    matrix.rows = static_cast<std::size_t>(header.shape[0]);
    matrix.columns = static_cast<std::size_t>(header.shape[1]);
    const bool overflow = matrix.columns != 0 && matrix.rows > std::numeric_limits<std::uint64_t>::max() /
                                                                   sizeof(T) / matrix.columns;
    const std::uint64_t bytes = std::uint64_t{matrix.rows} * matrix.columns * sizeof(T);
    if (overflow || bytes != in.left()) {
        reject(in.path(), (overflow || bytes > in.left() ? "truncated: " : "too long: ") + matrix.shape() +
                              " values of " + std::to_string(sizeof(T)) + " bytes do not fill " +
                              std::to_string(in.left()) + " bytes");
    }
    matrix.values.resize(matrix.rows * matrix.columns);
    in.read(matrix.values.data(), bytes);
    return matrix;
}

std::string numpy_name(const std::string& descr) {
    static const std::map<char, std::string> kinds{{'f', "float"}, {'i', "int"}, {'u', "uint"}};
    const auto kind = descr.size() < 3 ? kinds.end() : kinds.find(descr[1]);
    const auto bytes = kind == kinds.end() ? std::nullopt : spec::parse_number<int>(descr.substr(2));
    return bytes ? kind->second + std::to_string(8 * *bytes) : descr;
}

/// NumPy's name of a type on a little-endian machine.
template <class T>
std::string descr_of() {
    if constexpr (std::is_floating_point_v<T>) return "<f" + std::to_string(sizeof(T));
    return (sizeof(T) == 1 ? "|i" : "<i") + std::to_string(sizeof(T));
}

}  // namespace

Numbers read_npy(const std::filesystem::path& file) {
    InputFile in(file);
    const Header header = read_header(in);
    if (header.shape.size() != 2) {
        reject(file, "the array has " + std::to_string(header.shape.size()) +
                         " dimension(s), must have 2: vectors x components");
    }
    if (header.fortran_order) {
        reject(file, "the array is in Fortran order, must be in C order: numpy.ascontiguousarray");
    }
    if (header.descr == descr_of<std::int8_t>() || header.descr == "<i1")
        return read_values<std::int8_t>(in, header);
    if (header.descr == descr_of<std::int32_t>()) return read_values<std::int32_t>(in, header);
    if (header.descr == descr_of<std::int64_t>()) return read_values<std::int64_t>(in, header);
    if (header.descr == descr_of<float>()) return read_values<float>(in, header);
    if (header.descr == "<f2") {
        const Matrix<std::uint16_t> codes = read_values<std::uint16_t>(in, header);
        Matrix<float> values(codes.rows, codes.columns);
        std::transform(codes.values.begin(), codes.values.end(), values.values.begin(), half_to_float);
        return values;
    }
    if (header.descr.front() == '>') {
        reject(file, "the values are big endian, must be little endian: a.astype('<f4') in NumPy");
    }
    reject(file, "values of type " + spec::shown(numpy_name(header.descr)) +
                     "; must be int8, float16 or float32 (ids: int32 or int64)");
}

template <class T>
std::string to_npy(const Matrix<T>& matrix) {
    std::string header = "{'descr': '" + descr_of<T>() + "', 'fortran_order': False, 'shape': (" +
                         std::to_string(matrix.rows) + ", " + std::to_string(matrix.columns) + "), }";
    constexpr std::size_t alignment = 64;  // of the values, as NumPy writes them
    const std::size_t before = preamble + 2;
    const std::size_t end = (before + header.size() + 1 + alignment - 1) / alignment * alignment;
    header.append(end - before - 1 - header.size(), ' ').append("\n");
    std::string bytes{magic};
    bytes += '\x01';
    bytes += '\0';
    bytes += static_cast<char>(header.size() & 0xff);
    bytes += static_cast<char>(header.size() >> 8);
    bytes += header;
    const std::size_t at = bytes.size();
    bytes.resize(at + matrix.values.size() * sizeof(T));
    if (!matrix.values.empty()) std::memcpy(&bytes[at], matrix.values.data(), bytes.size() - at);
    return bytes;
}

template std::string to_npy(const Matrix<std::int8_t>&);
template std::string to_npy(const Matrix<std::int32_t>&);
template std::string to_npy(const Matrix<std::int64_t>&);
template std::string to_npy(const Matrix<float>&);
template std::string to_npy(const Matrix<double>&);

}  // namespace ragrtl::data
