find_program(VERILATOR verilator REQUIRED)
execute_process(COMMAND ${VERILATOR} --getenv VERILATOR_ROOT
    OUTPUT_VARIABLE VERILATOR_ROOT OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)

# ragrtl_verilated: Verilator's run-time library, compiled once.
add_library(ragrtl_verilated STATIC EXCLUDE_FROM_ALL
    ${VERILATOR_ROOT}/include/verilated.cpp ${VERILATOR_ROOT}/include/verilated_threads.cpp)
target_include_directories(ragrtl_verilated SYSTEM PUBLIC ${VERILATOR_ROOT}/include ${VERILATOR_ROOT}/include/vltstd)
target_compile_definitions(ragrtl_verilated PUBLIC
    VERILATOR=1 VM_COVERAGE=0 VM_SC=0 VM_TRACE=0 VM_TRACE_FST=0 VM_TRACE_VCD=0)
target_compile_options(ragrtl_verilated PRIVATE -w)
target_compile_features(ragrtl_verilated PUBLIC cxx_std_17)
target_link_libraries(ragrtl_verilated PUBLIC Threads::Threads)

# ragrtl_verilate(<library> PRESET <preset> TOP <module>): library of the Verilated preset, class V<module>.
# CMake compiles it, because Verilator's own Makefiles do not work below a path with spaces.
function(ragrtl_verilate library)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "PRESET;TOP" "")
    set(bundle ${CMAKE_CURRENT_BINARY_DIR}/verilated/${arg_PRESET})
    set(model ${bundle}_model)
    set(source ${model}/${library}_all.cpp)
    add_custom_command(
        OUTPUT ${source}
        COMMAND ragrtl generate ${arg_PRESET} --out ${bundle} --quiet
        COMMAND ${CMAKE_COMMAND} -E rm -rf ${model}
        COMMAND ${VERILATOR} --cc -O3 --x-initial unique --x-assign unique -Wno-lint -Wno-style
            --top-module ${arg_TOP} --prefix V${arg_TOP} --Mdir ${model} -F ${bundle}/filelist.f
        COMMAND ${CMAKE_COMMAND} -D FOLDER=${model} -D OUTPUT=${source}
            -P ${PROJECT_SOURCE_DIR}/cmake/IncludeAll.cmake
        DEPENDS ragrtl ${PROJECT_SOURCE_DIR}/cmake/IncludeAll.cmake
        COMMENT "Verilating preset ${arg_PRESET}"
        VERBATIM)
    add_library(${library} STATIC EXCLUDE_FROM_ALL ${source})
    target_include_directories(${library} SYSTEM PUBLIC ${model})
    target_compile_options(${library} PRIVATE -w)
    target_link_libraries(${library} PUBLIC ragrtl_verilated)
endfunction()
