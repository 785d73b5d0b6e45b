#include "gen/flow/delay_table.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "gen/bundle/staging.hpp"
#include "gen/error.hpp"
#include "gen/resources.hpp"

namespace ragrtl::flow {
namespace {

constexpr int schema = 1;

// To `parts` of one: the shortest text of such a number is the one that a reader expects.
double rounded(double value, double parts) { return std::round(value * parts) / parts; }

double ns(double value) { return rounded(value, 1e4); }

}  // namespace

double Calibration::worst_error() const {
    double worst = 0;
    for (const CalibrationPoint& point : points) worst = std::max(worst, std::abs(point.error()));
    return worst;
}

std::string to_json(const Calibration& c) {
    nlohmann::ordered_json json;
    json["tool"] = "ragrtl";
    json["schema"] = schema;
    json["technology"] = c.technology;
    json["library"] = c.library;
    json["full_adder"] = c.full_adder.empty() ? "gates" : c.full_adder;
    json["half_adder"] = c.half_adder.empty() ? "gates" : c.half_adder;
    json["yosys"] = c.yosys;
    json["opensta"] = c.opensta;
    for_each_delay(c.delays_ns, [&](const char* key, double value) { json["delays_ns"][key] = ns(value); });
    json["points"] = nlohmann::ordered_json::array();
    for (const CalibrationPoint& point : c.points) {
        json["points"].push_back({{"design", point.design},
                                  {"measured_ns", ns(point.measured_ns)},
                                  {"fitted_ns", ns(point.fitted_ns)},
                                  {"error_percent", rounded(100 * point.error(), 10)}});
    }
    return json.dump(2) + "\n";
}

Calibration parse_calibration(const std::string& text, const std::string& shown) {
    try {
        const auto json = nlohmann::json::parse(text);
        if (json.at("tool") != "ragrtl" || json.at("schema") != schema) {
            throw BadInput(shown +
                           ": not a delay table of this version; make it again with `ragrtl calibrate`");
        }
        const auto cell = [&](const char* key) {
            const std::string name = json.at(key);
            return name == "gates" ? "" : name;
        };
        Calibration c;
        c.technology = json.at("technology");
        c.library = json.at("library");
        c.full_adder = cell("full_adder");
        c.half_adder = cell("half_adder");
        c.yosys = json.at("yosys");
        c.opensta = json.at("opensta");
        for_each_delay(c.delays_ns, [&](const char* key, double& value) {
            value = json.at("delays_ns").at(key).get<double>();
        });
        for (const auto& point : json.at("points")) {
            c.points.push_back({point.at("design"), point.at("measured_ns"), point.at("fitted_ns")});
        }
        return c;
    } catch (const nlohmann::json::exception& error) {
        throw BadInput(shown + ": not a delay table (" + error.what() + ")");
    }
}

std::string delay_file(const std::string& technology) {
    return "constraints/tech/" + technology + ".delays.json";
}

Calibration delays_of(const std::string& technology) {
    const std::string file = delay_file(technology);
    if (std::filesystem::exists(file)) return parse_calibration(bundle::read_file(file), file);
    for (const resources::Resource& resource : resources::all()) {
        if (resource.path == file) return parse_calibration(std::string(resource.text), file);
    }
    throw BadInput("technology " + technology + " has no delay table; measure one: ragrtl calibrate --tech " +
                   technology + " --liberty FILE");
}

}  // namespace ragrtl::flow
