# All of these are Debian packages; flows/install.sh installs them.
find_package(Boost 1.74 REQUIRED COMPONENTS program_options)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(fmt 9 REQUIRED)
find_package(Threads REQUIRED)
find_package(HDF5 1.10 REQUIRED COMPONENTS CXX)

if(RAGRTL_TESTS)
    find_package(GTest 1.12 REQUIRED)
    find_package(xtensor REQUIRED)
    find_package(OpenMP REQUIRED)  # faiss links it, and its package file does not look for it
    find_package(faiss REQUIRED)
endif()
