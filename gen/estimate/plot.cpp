#include "gen/estimate/plot.hpp"

#include <boost/algorithm/string/trim.hpp>

#include "gen/error.hpp"
#include "gen/flow/process.hpp"

namespace ragrtl::estimate {

void plot(const std::filesystem::path& folder, const std::string& script) {
    flow::RunOptions options;
    options.cwd = folder;
    const flow::RunResult result = flow::run({"gnuplot", script}, options);
    const std::string said = boost::algorithm::trim_copy(result.output);
    if (!result.ok() || !said.empty()) throw IoError("gnuplot " + script + " failed: " + said);
}

}  // namespace ragrtl::estimate
