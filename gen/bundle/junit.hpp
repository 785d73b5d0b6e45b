#pragma once

#include <string>

#include "gen/bundle/verify.hpp"

namespace ragrtl::bundle {

/// The result as JUnit XML: one test case for the comparison, one for the coverage.
std::string junit_xml(const VerifyResult& result);

}  // namespace ragrtl::bundle
