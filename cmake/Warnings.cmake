# ragrtl_options: what every target of the project compiles with.
add_library(ragrtl_options INTERFACE)
target_compile_features(ragrtl_options INTERFACE cxx_std_17)
target_include_directories(ragrtl_options INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/generated)
target_compile_options(ragrtl_options INTERFACE -Wall -Wextra -Wshadow -Wconversion)

option(RAGRTL_SANITIZE "Build with the address and undefined-behaviour sanitizers" OFF)
if(RAGRTL_SANITIZE)
    target_compile_options(ragrtl_options INTERFACE
        -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(ragrtl_options INTERFACE -fsanitize=address,undefined)
endif()
