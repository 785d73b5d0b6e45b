#include "gen/data/hdf5.hpp"

#include <H5Cpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/data_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace ragrtl::data {
namespace {

using ::testing::ElementsAre;

class Hdf5 : public testing::Test {
  protected:
    template <class T>
    void add(const std::string& name, const H5::DataType& stored, const std::vector<hsize_t>& shape,
             const std::vector<T>& values, const H5::DataType& given) const {
        H5::H5File hdf5(file().string(), std::filesystem::exists(file()) ? H5F_ACC_RDWR : H5F_ACC_TRUNC);
        const H5::DataSpace space(static_cast<int>(shape.size()), shape.data());
        hdf5.createDataSet(name, stored, space).write(values.data(), given);
    }
    std::filesystem::path file() const { return scratch_.path() / "a.hdf5"; }
    void expect_rejected(const std::string& dataset, const std::string& message) const {
        EXPECT_EQ(test::bad_input([&] { read_hdf5(file(), dataset); }), file().string() + ": " + message);
    }
    test::TemporaryFolder scratch_;
};

TEST_F(Hdf5, ReadsTheLayoutOfAnnBenchmarks) {
    add<float>("train", H5::PredType::IEEE_F32LE, {2, 2}, {1, -2, 3, 0.25F}, H5::PredType::NATIVE_FLOAT);
    add<float>("test", H5::PredType::IEEE_F32BE, {1, 2}, {5, 6}, H5::PredType::NATIVE_FLOAT);
    add<int>("neighbors", H5::PredType::STD_I32LE, {1, 2}, {1, 0}, H5::PredType::NATIVE_INT);
    add<int>("codes", H5::PredType::STD_I8LE, {1, 2}, {-128, 127}, H5::PredType::NATIVE_INT);
    add<int>("bytes", H5::PredType::STD_U8LE, {1, 2}, {0, 255}, H5::PredType::NATIVE_INT);
    EXPECT_EQ(std::get<Matrix<float>>(read_hdf5(file(), "train")).shape(), "2 x 2");
    EXPECT_THAT(std::get<Matrix<float>>(read_hdf5(file(), "train")).values, ElementsAre(1, -2, 3, 0.25F));
    EXPECT_THAT(std::get<Matrix<float>>(read_hdf5(file(), "test")).values, ElementsAre(5, 6));
    EXPECT_THAT(std::get<Matrix<std::int64_t>>(read_hdf5(file(), "neighbors")).values, ElementsAre(1, 0));
    EXPECT_THAT(std::get<Matrix<std::int8_t>>(read_hdf5(file(), "codes")).values, ElementsAre(-128, 127));
    EXPECT_THAT(std::get<Matrix<float>>(read_hdf5(file(), "bytes")).values, ElementsAre(0, 255));
}

TEST_F(Hdf5, RejectsWhatIsNotThere) {
    add<float>("train", H5::PredType::IEEE_F32LE, {2}, {1, 2}, H5::PredType::NATIVE_FLOAT);
    add<double>("double", H5::PredType::IEEE_F64LE, {1, 1}, {1}, H5::PredType::NATIVE_DOUBLE);
    expect_rejected("test",
                    "has no data set test; the layout of ann-benchmarks is train, test and neighbors");
    expect_rejected("train", "data set train has 1 dimension(s), must have 2: vectors x components");
    expect_rejected("double",
                    "data set double has values of 64 bits that are neither integers nor float16 or "
                    "float32");
}

TEST_F(Hdf5, RejectsDamagedFiles) {
    add<float>("train", H5::PredType::IEEE_F32LE, {100, 100}, std::vector<float>(10000),
               H5::PredType::NATIVE_FLOAT);
    std::filesystem::resize_file(file(), 20000);
    expect_rejected("train", "not an HDF5 file, or a truncated one");
    scratch_.write("a.hdf5", "text");
    expect_rejected("train", "not an HDF5 file, or a truncated one");
    scratch_.write("a.hdf5", "");
    expect_rejected("train", "is empty");
    std::filesystem::remove(file());
    EXPECT_THROW(read_hdf5(file(), "train"), IoError);
}

}  // namespace
}  // namespace ragrtl::data
