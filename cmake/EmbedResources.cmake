# Writes OUTPUT, a C++ source with the text of every file named in LIST (one path below SOURCE_DIR a line).
# Raw string literals keep the text as it is; GCC and Clang have no limit on their length.
set(fence ragrtl_text)
set(table "")
file(STRINGS ${LIST} paths ENCODING UTF-8)
foreach(path IN LISTS paths)
    file(READ "${SOURCE_DIR}/${path}" text)
    string(FIND "${text}" ")${fence}\"" clash)
    if(NOT clash EQUAL -1)
        message(FATAL_ERROR "${path}: contains the raw-string fence ')${fence}\"'; change it in EmbedResources.cmake")
    endif()
    string(APPEND table "    {\"${path}\", R\"${fence}(${text})${fence}\"sv},\n")
endforeach()
file(WRITE "${OUTPUT}" "// Made by cmake/EmbedResources.cmake.
#include \"gen/resources.hpp\"

using namespace std::string_view_literals;

namespace ragrtl::resources {

const std::vector<Resource>& all() {
    static const std::vector<Resource> table = {
${table}    };
    return table;
}

}  // namespace ragrtl::resources
")
