#include "gen/bundle/whole_files.hpp"

#include <unistd.h>

#include <system_error>

#include "gen/bundle/staging.hpp"
#include "gen/error.hpp"
#include "gen/interrupt.hpp"

namespace fs = std::filesystem;

namespace ragrtl::bundle {

WholeFiles::~WholeFiles() {
    std::error_code ignored;  // nothing better can be done while another failure is on its way
    for (const Pending& file : pending_) fs::remove(file.temporary, ignored);
}

void WholeFiles::write(const fs::path& destination, std::string_view text) {
    throw_if_interrupted();
    const fs::path temporary = destination.parent_path() / ("." + destination.filename().string() + "." +
                                                            std::to_string(::getpid()) + ".part");
    pending_.push_back({temporary, destination});
    write_file(temporary, text, destination);
}

void WholeFiles::commit() {
    throw_if_interrupted();
    while (!pending_.empty()) {
        std::error_code error;
        fs::rename(pending_.back().temporary, pending_.back().destination, error);
        if (error) {
            throw IoError("cannot write " + pending_.back().destination.string() + ": " + error.message());
        }
        pending_.pop_back();
    }
}

}  // namespace ragrtl::bundle
