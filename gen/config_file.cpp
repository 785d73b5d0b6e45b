#include "gen/config_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string_view>

#include "gen/error.hpp"
#include "gen/spec/suggest.hpp"
#include "gen/spec/violation.hpp"

namespace ragrtl {
namespace {

std::string trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\v\f";
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return std::string(text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1));
}

/// Reads line after line into a ConfigFile.
class Parser {
  public:
    explicit Parser(const std::string& name) { file_.name = name; }

    void line(std::string_view text) {
        ++number_;
        if (text.find('\0') != std::string_view::npos) {
            problem("not a text file");
            return;
        }
        const std::size_t hash = text.find('#');
        if (number_ == 1 && hash == 0) file_.title = trimmed(text.substr(1));
        const std::string content = trimmed(text.substr(0, hash));
        if (content.empty()) return;
        if (content.front() == '[') {
            section(content);
        } else {
            assignment(content);
        }
    }

    ConfigFile finish() { return std::move(file_); }

  private:
    std::string where() const { return file_.name + ":" + std::to_string(number_); }
    void problem(const std::string& text) { file_.problems.push_back(where() + ": " + text); }

    void section(const std::string& content) {
        const std::string name = content.back() == ']' ? trimmed(content.substr(1, content.size() - 2)) : "";
        if (name.empty()) {
            problem(spec::shown(content) + " is not a section; write [name]");
        } else {
            section_ = name;
        }
    }

    void assignment(const std::string& content) {
        const std::size_t equals = content.find('=');
        const std::string name = trimmed(content.substr(0, equals));
        if (equals == std::string::npos || name.empty()) {
            problem(spec::shown(content) + " is not understood; write key = value");
            return;
        }
        const Setting setting{section_.empty() ? name : section_ + "." + name,
                              trimmed(content.substr(equals + 1)), where()};
        const auto [earlier, is_new] = seen_.emplace(setting.key, setting);
        if (!is_new && earlier->second.value != setting.value) {
            problem(setting.key + " = " + spec::shown(setting.value) + " contradicts " + setting.key + " = " +
                    spec::shown(earlier->second.value) + " in line " +
                    earlier->second.where.substr(file_.name.size() + 1) + "; keep one of them");
        } else if (setting.key == "unit") {
            file_.unit = setting;
        } else {
            file_.settings.push_back(setting);
        }
    }

    ConfigFile file_;
    std::string section_;
    std::map<std::string, Setting> seen_;
    int number_ = 0;
};

}  // namespace

ConfigFile parse_config_file(std::string_view text, const std::string& name) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark) text.remove_prefix(kByteOrderMark.size());
    Parser parser{name};
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        parser.line(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return parser.finish();
}

ConfigFile read_config_file(const std::filesystem::path& path) {
    constexpr std::size_t kLargest = 1 << 20;  // whoever names /dev/zero gets a message, not an endless read
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> in{std::fopen(path.c_str(), "rb"), std::fclose};
    std::string text(in ? kLargest + 1 : 0, '\0');
    text.resize(in ? std::fread(text.data(), 1, text.size(), in.get()) : 0);
    if (!in || std::ferror(in.get()) != 0) {
        throw IoError("cannot read " + path.string() + ": " + std::strerror(errno));
    }
    if (text.size() > kLargest)
        throw BadInput(path.string() + ": larger than 1 MB; not a configuration file");
    return parse_config_file(text, path.string());
}

void apply_settings(const std::vector<Setting>& settings, spec::Config& config,
                    std::map<std::string, std::string>& places, std::vector<std::string>& problems) {
    const std::string& section = config.table().section();
    std::vector<std::string> keys;
    for (const spec::Field& field : config.table().fields()) keys.push_back(section + "." + field.key);

    for (const Setting& setting : settings) {
        const std::size_t dot = setting.key.rfind('.');
        const std::string name = setting.key.substr(dot + 1);
        if (setting.key.substr(0, dot == std::string::npos ? 0 : dot) == section &&
            config.table().find(name) != nullptr) {
            config.set(name, setting.value);
            places[setting.key] = setting.where;
            continue;
        }
        std::string meant = spec::nearest_word(setting.key, keys);
        if (meant.empty() && config.table().find(name) != nullptr)
            meant = section + "." + name;  // right key, wrong section
        problems.push_back(setting.where + ": unknown key '" + setting.key + "'" +
                           (meant.empty() ? "" : "; did you mean '" + meant + "'?"));
    }
}

}  // namespace ragrtl
