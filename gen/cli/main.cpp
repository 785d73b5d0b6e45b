#include <exception>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "gen/cli/command.hpp"
#include "gen/error.hpp"
#include "gen/interrupt.hpp"

namespace {

/// One line on stderr per problem.
int report(const std::string& message, int exit_code) {
    std::istringstream lines{message};
    for (std::string line; std::getline(lines, line);) std::cerr << "ragrtl: " << line << "\n";
    return exit_code;
}

int guarded_main(const std::vector<std::string>& words) {
    try {
        const int exit_code = ragrtl::cli::run(words);
        std::cout.flush();
        if (!std::cout) throw ragrtl::IoError("cannot write to standard output");
        return exit_code;
    } catch (const ragrtl::Error& error) {
        return report(error.what(), error.exit_code());
    } catch (const std::filesystem::filesystem_error& error) {
        return report("cannot use " + error.path1().string() + ": " + error.code().message(), 3);
    } catch (const std::exception& error) {
        return report(std::string("internal error: ") + error.what(), 4);
    }
}

}  // namespace

int main(int argc, char** argv) {
    ragrtl::note_interrupts();
    return guarded_main({argv + 1, argv + argc});
}
