#include "gen/data/hdf5.hpp"

#include <H5Cpp.h>

#include <array>

#include "gen/data/input_file.hpp"

namespace ragrtl::data {
namespace {

template <class T>
Matrix<T> read_values(const H5::DataSet& dataset, const std::array<hsize_t, 2>& shape,
                      const H5::PredType& type) {
    Matrix<T> matrix(shape[0], shape[1]);
    if (!matrix.values.empty()) dataset.read(matrix.values.data(), type);
    return matrix;
}

Numbers read_dataset(const std::filesystem::path& file, const std::string& name, const H5::DataSet& dataset) {
    const H5::DataSpace space = dataset.getSpace();
    if (space.getSimpleExtentNdims() != 2) {
        reject(file, "data set " + name + " has " + std::to_string(space.getSimpleExtentNdims()) +
                         " dimension(s), must have 2: vectors x components");
    }
    std::array<hsize_t, 2> shape{};
    space.getSimpleExtentDims(shape.data());
    const std::size_t bytes = dataset.getDataType().getSize();
    const H5T_class_t kind = dataset.getTypeClass();
    if (kind == H5T_FLOAT && bytes <= sizeof(float)) {
        return read_values<float>(dataset, shape, H5::PredType::NATIVE_FLOAT);
    }
    if (kind == H5T_INTEGER && bytes == 1 && dataset.getIntType().getSign() != H5T_SGN_NONE) {
        return read_values<std::int8_t>(dataset, shape, H5::PredType::NATIVE_INT8);
    }
    if (kind == H5T_INTEGER && bytes == 1) {
        return read_values<float>(dataset, shape, H5::PredType::NATIVE_FLOAT);
    }
    if (kind == H5T_INTEGER) {
        return read_values<std::int64_t>(dataset, shape, H5::PredType::NATIVE_INT64);
    }
    reject(file, "data set " + name + " has values of " + std::to_string(8 * bytes) +
                     " bits that are neither integers nor float16 or float32");
}

}  // namespace

Numbers read_hdf5(const std::filesystem::path& file, const std::string& dataset) {
    const InputFile readable(file);  // tells a file that cannot be opened from one that is not HDF5
    H5::Exception::dontPrint();
    try {
        const H5::H5File hdf5(file.string(), H5F_ACC_RDONLY);
        if (!hdf5.nameExists(dataset)) {
            reject(file, "has no data set " + dataset +
                             "; the layout of ann-benchmarks is train, test and neighbors");
        }
        return read_dataset(file, dataset, hdf5.openDataSet(dataset));
    } catch (const H5::FileIException&) {
        reject(file, "not an HDF5 file, or a truncated one");
    } catch (const H5::Exception& error) {
        reject(file, "data set " + dataset + " cannot be read: " + error.getDetailMsg());
    }
}

}  // namespace ragrtl::data
