#include "gen/flow/temporary_folder.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <system_error>

#include "gen/error.hpp"

namespace fs = std::filesystem;

namespace ragrtl::flow {

TemporaryFolder::TemporaryFolder() {
    std::error_code error;
    fs::path parent = fs::temp_directory_path(error);
    if (error) parent = "/tmp";
    std::string name = (parent / "ragrtl-flow-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
        throw IoError("cannot write " + parent.string() + ": " + std::strerror(errno));
    }
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;  // nothing better can be done in a destructor
    fs::remove_all(path_, ignored);
}

}  // namespace ragrtl::flow
