# ragrtl_library(<name> FOLDER <folder> [ONLY <files>...] [EXCLUDE <files>...] [LINK <targets>...])
#
# Library ragrtl_<name> (alias ragrtl::<name>) of the sources below <folder>: all of them, or those in ONLY,
# less those in EXCLUDE (paths from the calling list file). A folder of headers alone becomes an INTERFACE
# library, so callers link both kinds alike.
function(ragrtl_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "FOLDER" "ONLY;EXCLUDE;LINK")
    file(GLOB_RECURSE sources RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS ${arg_FOLDER}/*.cpp)
    foreach(source IN LISTS sources)
        if((arg_ONLY AND NOT source IN_LIST arg_ONLY) OR source IN_LIST arg_EXCLUDE)
            list(REMOVE_ITEM sources ${source})
        endif()
    endforeach()
    if(sources)
        add_library(ragrtl_${name} STATIC ${sources})
        target_link_libraries(ragrtl_${name} PUBLIC ragrtl_options ${arg_LINK})
    else()
        add_library(ragrtl_${name} INTERFACE)
        target_link_libraries(ragrtl_${name} INTERFACE ragrtl_options ${arg_LINK})
    endif()
    add_library(ragrtl::${name} ALIAS ragrtl_${name})
endfunction()
