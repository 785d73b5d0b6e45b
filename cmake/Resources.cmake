# ragrtl_resources: the text files that the generator writes into bundles or reads itself, compiled into the
# binary so that it works from any folder (gen/resources.hpp).
set(patterns
    golden/*.hpp golden/*.cpp
    tb/*.hpp tb/*.cpp
    gen/spec/*.hpp gen/spec/*.ini
    flows/*.tcl flows/*.ys
    constraints/*)
list(TRANSFORM patterns PREPEND ${PROJECT_SOURCE_DIR}/)
file(GLOB_RECURSE resource_files RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${patterns})
list(APPEND resource_files LICENSE NOTICE)
list(SORT resource_files)

# The list is a file of its own so that adding or removing a resource rebuilds the table.
set(resource_list ${PROJECT_BINARY_DIR}/generated/resources.list)
list(JOIN resource_files "\n" resource_lines)
file(GENERATE OUTPUT ${resource_list} CONTENT "${resource_lines}\n")

set(resource_source ${PROJECT_BINARY_DIR}/generated/resources.cpp)
list(TRANSFORM resource_files PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE resource_dependencies)
add_custom_command(
    OUTPUT ${resource_source}
    COMMAND ${CMAKE_COMMAND} -D SOURCE_DIR=${PROJECT_SOURCE_DIR} -D LIST=${resource_list}
        -D OUTPUT=${resource_source} -P ${PROJECT_SOURCE_DIR}/cmake/EmbedResources.cmake
    DEPENDS ${resource_list} ${resource_dependencies} ${PROJECT_SOURCE_DIR}/cmake/EmbedResources.cmake
    COMMENT "Embedding resources"
    VERBATIM)

add_library(ragrtl_resources STATIC ${resource_source})
target_link_libraries(ragrtl_resources PUBLIC ragrtl_options)
add_library(ragrtl::resources ALIAS ragrtl_resources)
