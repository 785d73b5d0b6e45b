#include "gen/data/npy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "tests/support/data_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace ragrtl::data {
namespace {

using test::bytes_of;
using test::npy_text;

class Npy : public testing::Test {
  protected:
    std::filesystem::path file(const std::string& text) const { return scratch_.write("a.npy", text); }
    void expect_rejected(const std::string& text, const std::string& message) const {
        const auto path = file(text);
        EXPECT_EQ(test::bad_input([&] { read_npy(path); }), path.string() + ": " + message);
    }
    test::TemporaryFolder scratch_;
};

TEST_F(Npy, ReadsEveryTypeItWrites) {
    const auto round_trip = [this](auto value) {
        Matrix<decltype(value)> matrix(2, 3);
        for (std::size_t i = 0; i < 6; ++i) matrix.values[i] = static_cast<decltype(value)>(i * 21) - value;
        const Numbers read = read_npy(file(to_npy(matrix)));
        const auto* same = std::get_if<Matrix<decltype(value)>>(&read);
        ASSERT_NE(same, nullptr);
        EXPECT_EQ(same->shape(), "2 x 3");
        EXPECT_EQ(same->values, matrix.values);
    };
    round_trip(std::int8_t{100});
    round_trip(std::int32_t{1'000'000'000});
    round_trip(std::int64_t{1} << 40);
    round_trip(0.1F);
}

TEST_F(Npy, WritesWhatNumpyWrites) {
    Matrix<std::int8_t> matrix(1, 2);
    matrix.values = {-1, 5};
    std::string expected =
        npy_text("{'descr': '|i1', 'fortran_order': False, 'shape': (1, 2), }", "\xff\x05");
    EXPECT_EQ(to_npy(matrix), expected);
    EXPECT_EQ(to_npy(matrix).size() % 64, 2U);  // the values begin at a multiple of 64 bytes
}

TEST_F(Npy, ReadsHalfPrecisionExactly) {
    const std::vector<std::uint16_t> codes{0x3c00, 0xc000, 0x0001, 0x7bff, 0x8000, 0x7c00, 0xfc00, 0x7e00};
    const Numbers read = read_npy(
        file(npy_text("{'descr': '<f2', 'fortran_order': False, 'shape': (2, 4), }", bytes_of(codes))));
    const auto& values = std::get<Matrix<float>>(read).values;
    ASSERT_EQ(values.size(), 8U);
    EXPECT_EQ(values[0], 1.0F);
    EXPECT_EQ(values[1], -2.0F);
    EXPECT_EQ(values[2], std::ldexp(1.0F, -24));
    EXPECT_EQ(values[3], 65504.0F);
    EXPECT_TRUE(values[4] == 0 && std::signbit(values[4]));
    EXPECT_EQ(values[5], std::numeric_limits<float>::infinity());
    EXPECT_EQ(values[6], -std::numeric_limits<float>::infinity());
    EXPECT_TRUE(std::isnan(values[7]));
}

TEST_F(Npy, ReadsOtherFormatsAndSpellings) {
    const std::string rows(6, '\x07');
    for (const int version : {1, 2, 3}) {
        const Numbers read = read_npy(
            file(npy_text("{'shape': (3,2), 'fortran_order': False, 'descr': '|i1',}", rows, version)));
        EXPECT_EQ(std::get<Matrix<std::int8_t>>(read).shape(), "3 x 2");
    }
    const Numbers none =
        read_npy(file(npy_text("{'descr': '|i1', 'fortran_order': False, 'shape': (0, 9), }", "")));
    EXPECT_EQ(std::get<Matrix<std::int8_t>>(none).shape(), "0 x 9");
}

TEST_F(Npy, RejectsWhatIsNoNpyFile) {
    expect_rejected("", "is empty");
    expect_rejected("\x93NUM", "not a .npy file: it has fewer than 8 bytes");
    expect_rejected("a text file", "not a .npy file: it does not start with \\x93NUMPY");
    expect_rejected(npy_text("{}", "", 9), "npy format 9, must be 1 .. 3");
    expect_rejected(npy_text("{'descr': '|i1', }", ""), "the header is damaged: \"{'descr': '|i1', }\"");
    expect_rejected(npy_text("{'descr': '|i1', 'fortran_order': False, 'shape': (-1, 2), }", ""),
                    "the header is damaged: \"{'descr': '|i1', 'fortran_order': False,...\"");
    const std::string whole = npy_text("{'descr': '|i1', 'fortran_order': False, 'shape': (1, 2), }", "ab");
    expect_rejected(whole.substr(0, 9), "truncated inside the header");
    expect_rejected(whole.substr(0, 40), "truncated inside the header");
}

TEST_F(Npy, RejectsValuesThatDoNotFitTheShape) {
    const auto rows = [](const std::string& shape, const std::string& values) {
        return npy_text("{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + ", }", values);
    };
    expect_rejected(rows("(2, 2)", std::string(15, 'x')),
                    "truncated: 2 x 2 values of 4 bytes do not fill 15 bytes");
    expect_rejected(rows("(2, 2)", std::string(17, 'x')),
                    "too long: 2 x 2 values of 4 bytes do not fill 17 bytes");
    expect_rejected(rows("(4611686018427387904, 4611686018427387904)", "x"),
                    "truncated: 4611686018427387904 x 4611686018427387904 values of 4 bytes do not fill 1 "
                    "bytes");
}

TEST_F(Npy, RejectsArraysOfAnotherKind) {
    const auto array = [](const std::string& descr, const std::string& order, const std::string& shape) {
        return npy_text(
            "{'descr': '" + descr + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }", "");
    };
    expect_rejected(array("|i1", "False", "(0,)"),
                    "the array has 1 dimension(s), must have 2: vectors x components");
    expect_rejected(array("|i1", "False", "()"),
                    "the array has 0 dimension(s), must have 2: vectors x components");
    expect_rejected(array("|i1", "True", "(0, 2)"),
                    "the array is in Fortran order, must be in C order: numpy.ascontiguousarray");
    expect_rejected(array(">f4", "False", "(0, 2)"),
                    "the values are big endian, must be little endian: a.astype('<f4') in NumPy");
    expect_rejected(array("<f8", "False", "(0, 2)"),
                    "values of type float64; must be int8, float16 or float32 (ids: int32 or int64)");
    expect_rejected(array("|u1", "False", "(0, 2)"),
                    "values of type uint8; must be int8, float16 or float32 (ids: int32 or int64)");
    expect_rejected(array("|O", "False", "(0, 2)"),
                    "values of type |O; must be int8, float16 or float32 (ids: int32 or int64)");
}

TEST_F(Npy, AFileThatCannotBeRead) {
    EXPECT_THROW(read_npy(scratch_.path() / "none.npy"), IoError);
    EXPECT_THROW(read_npy(scratch_.path()), IoError);
}

}  // namespace
}  // namespace ragrtl::data
