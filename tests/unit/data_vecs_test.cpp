#include "gen/data/vecs.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/data_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace ragrtl::data {
namespace {

using test::bytes_of;
using test::vecs_row;
using ::testing::ElementsAre;

class Vecs : public testing::Test {
  protected:
    void expect_rejected(const std::string& text, const std::string& message) const {
        const auto path = scratch_.write("a.fvecs", text);
        EXPECT_EQ(test::bad_input([&] { read_vecs(path); }), path.string() + ": " + message);
    }
    test::TemporaryFolder scratch_;
};

TEST_F(Vecs, ReadsFloatsBytesAndIds) {
    using Floats = std::vector<float>;
    const Numbers floats =
        read_vecs(scratch_.write("a.fvecs", vecs_row(Floats{1.5F, -2.0F}) + vecs_row(Floats{0.0F, 1e-9F})));
    EXPECT_EQ(std::get<Matrix<float>>(floats).shape(), "2 x 2");
    EXPECT_THAT(std::get<Matrix<float>>(floats).values, ElementsAre(1.5F, -2.0F, 0.0F, 1e-9F));

    const Numbers bytes =
        read_vecs(scratch_.write("a.bvecs", vecs_row(std::vector<std::uint8_t>{0, 127, 128, 255})));
    EXPECT_EQ(std::get<Matrix<float>>(bytes).shape(), "1 x 4");
    EXPECT_THAT(std::get<Matrix<float>>(bytes).values, ElementsAre(0.0F, 127.0F, 128.0F, 255.0F));

    const Numbers ids = read_vecs(scratch_.write("a.ivecs", vecs_row(std::vector<std::int32_t>{7, -1, 3})));
    EXPECT_THAT(std::get<Matrix<std::int32_t>>(ids).values, ElementsAre(7, -1, 3));
}

TEST_F(Vecs, NamesTheVectorAtWhichTheFileGoesWrong) {
    const std::string good = vecs_row(std::vector<float>{1, 2});
    expect_rejected("", "is empty");
    expect_rejected(good + "abc", "truncated inside the dimension of vector 1");
    expect_rejected(good + good.substr(0, 11),
                    "truncated inside vector 1: 2 values of 4 bytes do not fit the 7 bytes left");
    expect_rejected(good + good + vecs_row(std::vector<float>{1, 2, 3}),
                    "vector 2 has dimension 3, the vectors before it have 2");
    expect_rejected(bytes_of(std::vector<std::int32_t>{0}), "vector 0 has dimension 0, must be at least 1");
    expect_rejected(bytes_of(std::vector<std::int32_t>{-4}), "vector 0 has dimension -4, must be at least 1");
    expect_rejected(bytes_of(std::vector<std::int32_t>{2147483647, 0}),
                    "truncated inside vector 0: 2147483647 values of 4 bytes do not fit the 4 bytes left");
}

}  // namespace
}  // namespace ragrtl::data
