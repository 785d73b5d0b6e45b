# Writes OUTPUT, a C++ source that includes every .cpp of FOLDER: one translation unit for CMake to compile,
# whatever files Verilator chose to write.
file(GLOB sources RELATIVE ${FOLDER} "${FOLDER}/*.cpp")
set(text "")
foreach(source IN LISTS sources)
    string(APPEND text "#include \"${source}\"\n")
endforeach()
file(WRITE "${OUTPUT}" "${text}")
