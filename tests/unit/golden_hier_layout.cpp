#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <stdexcept>
#include <vector>

#include "golden/systems/hier_layout.hpp"

namespace ragrtl::golden {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;

std::vector<std::int8_t> random_codes(std::size_t n) {
    std::mt19937 rng(3);  // NOLINT(cert-msc51-cpp,cert-msc32-c): the same run every time
    std::vector<std::int8_t> codes(n);
    for (auto& code : codes) code = static_cast<std::int8_t>(rng());
    return codes;
}

std::uint64_t row(const RowMemory& memory, std::size_t index) {
    return memory.row(index).get(0, memory.row_bits());
}

TEST(HierLayout, SignPlaneFirstDimensionZeroInBitZero) {
    const std::vector<std::int8_t> documents{1, 2, -128, 127, -1, 0};  // two documents, 3-d
    const RowMemory memory = hier_document_rows(documents.data(), 2, 3, 5);
    ASSERT_EQ(memory.rows(), 16U);
    std::vector<std::uint64_t> rows;
    for (std::size_t i = 0; i < 16; ++i) rows.push_back(row(memory, i));
    EXPECT_THAT(rows, ElementsAreArray({0b100U, 0U, 0U, 0U, 0U, 0U, 0b010U, 0b001U,  //
                                        0b010U, 0b011U, 0b011U, 0b011U, 0b011U, 0b011U, 0b011U, 0b011U}));
}

TEST(HierLayout, QueryRowsAreInt8ThenNibbles) {
    const std::vector<std::int8_t> query{120, -120, 24, -9};  // rounded: 7 (clamped), -7, 2, -1
    const auto nibbles = [&](QueryNibble how) {
        const RowMemory memory = hier_query_rows(query.data(), 4, 4, how);
        EXPECT_EQ(memory.rows(), 12U);
        std::vector<int> values(4);
        for (std::size_t i = 0; i < 4; ++i) {
            for (std::size_t plane = 0; plane < 4; ++plane) {
                values[i] += (memory.bit(8 + plane, i) ? 1 : 0) * (plane == 0 ? -8 : 8 >> plane);
            }
        }
        EXPECT_EQ(row(memory, 0), 0b1010U);
        return values;
    };
    EXPECT_THAT(nibbles(QueryNibble::rounded), ElementsAre(7, -7, 2, -1));
    EXPECT_THAT(nibbles(QueryNibble::floored), ElementsAre(7, -8, 1, -1));
}

TEST(HierLayout, NormsHave32Bits) {
    const std::vector<std::int8_t> documents{3, 4, 0, 0, -128, -128};
    const RowMemory norms = hier_norm_rows(documents.data(), 3, 2);
    EXPECT_EQ(norms.row_bits(), 32);
    EXPECT_EQ(to_readmemh(norms), "00000019\n00000000\n00008000\n");
}

TEST(HierLayout, ImagesAreReadBack) {
    for (const int row_bits : {1, 7, 8, 9, 31, 64, 100, 512}) {
        for (const std::size_t dimension : {std::size_t{1}, static_cast<std::size_t>((row_bits + 1) / 2),
                                            static_cast<std::size_t>(row_bits)}) {
            const auto documents = random_codes(5 * dimension);
            const RowMemory memory = hier_document_rows(documents.data(), 5, dimension, row_bits);
            EXPECT_EQ(hier_documents(memory, dimension), documents);
            const RowMemory from_bytes = RowMemory::from_bytes(row_bits, memory.bytes());
            EXPECT_TRUE(from_bytes == memory);
            EXPECT_EQ(hier_documents(from_bytes, dimension), documents);
            const RowMemory from_text = from_readmemh(row_bits, to_readmemh(memory));
            EXPECT_TRUE(from_text == memory);
        }
    }
}

TEST(HierLayout, ReadmemhHasAllDigitsOfARow) {
    RowMemory memory(10, 2);
    memory.set_bit(0, 0);
    memory.set_bit(1, 9);
    EXPECT_EQ(to_readmemh(memory), "001\n200\n");
    EXPECT_THAT(memory.bytes(), ElementsAre(1, 0, 0, 2));
}

TEST(HierLayout, RejectsWhatIsNoImage) {
    const std::vector<std::int8_t> documents(8);
    EXPECT_THROW(hier_document_rows(documents.data(), 1, 8, 7), std::invalid_argument);
    EXPECT_THROW(hier_document_rows(documents.data(), 1, 0, 7), std::invalid_argument);
    EXPECT_THROW(hier_documents(RowMemory(8, 7), 8), std::invalid_argument);
    EXPECT_THROW(RowMemory::from_bytes(9, {1, 0, 1}), std::invalid_argument);
    EXPECT_THROW(RowMemory::from_bytes(9, {1, 2}), std::invalid_argument);
    EXPECT_THROW(RowMemory(0), std::invalid_argument);
    EXPECT_THROW(from_readmemh(8, "00\n100\n"), std::invalid_argument);
    EXPECT_THROW(from_readmemh(8, "00\nxx\n"), std::invalid_argument);
    EXPECT_THROW(from_readmemh(8, "00\n\n00\n"), std::invalid_argument);
}

}  // namespace
}  // namespace ragrtl::golden
