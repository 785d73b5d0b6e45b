#pragma once

#include <string_view>

namespace ragrtl::bundle {

/// sim/Makefile with @TOP@ for the top module (see fill()).
inline constexpr std::string_view simulation_makefile =
    R"make(# Lockstep bench of @TOP@: the Verilated module against its golden model, every output on every cycle.
# Needs Verilator 5 or newer, GNU make and a C++17 compiler; ccache is used where it is installed.
#
#   make                        build and run
#   make SEED=7 CYCLES=100000   another run
#   make ARGS=--help            what else the bench can do
#   make bench                  build only
@SEARCH_HELP@#   make clean
#
# OBJ is where everything is built; RUNTIME is where Verilator's own C++ files are, which are the same for
# all bundles and may be shared.
TOP := @TOP@

VERILATOR ?= verilator
OBJ       ?= build
RUNTIME   ?= $(OBJ)/runtime
OPT       ?= -O1
CCACHE    ?= $(shell command -v ccache)

include_dir := $(shell $(VERILATOR) --getenv VERILATOR_ROOT)/include
model       := $(OBJ)/model
CPPFLAGS    := -I. -I.. -I$(model) -isystem $(include_dir) -isystem $(include_dir)/vltstd \
               -DVERILATOR=1 -DVM_COVERAGE=0 -DVM_SC=0 -DVM_TRACE=1 -DVM_TRACE_FST=0 -DVM_TRACE_VCD=1
CXXFLAGS    := -std=c++17 $(OPT) -pthread
# Written under another name first: a shared RUNTIME may be in use by others.
compile = @mkdir -p $(@D) && echo "compiling $(<F)" && \
          $(CCACHE) $(CXX) $(CPPFLAGS) $(CXXFLAGS) -MMD -MP -MT $@ -MF $@.d -c $< -o $@.$$$$ && mv $@.$$$$ $@

.PHONY: run bench clean
run: bench
	$(OBJ)/bench $(if $(SEED),--seed $(SEED)) $(if $(CYCLES),--cycles $(CYCLES)) $(ARGS)
bench: $(OBJ)/bench
clean:
	rm -rf $(OBJ)

# The names of the C++ files that Verilator writes; make starts over once it has made this file.
classes := $(model)/V$(TOP)_classes.mk
ifneq ($(MAKECMDGOALS),clean)
include $(classes)
endif
# -fno-const-bit-op-tree: in Verilator 5.006 and others that optimization gets some XOR trees wrong
# (verilator#4059, #4832, #5186).
$(classes): ../filelist.f $(addprefix ../,$(shell cat ../filelist.f))
	@mkdir -p $(OBJ) && echo "verilating $(TOP)"
	@$(VERILATOR) --cc --trace --x-initial unique --x-assign unique -Wno-lint -Wno-style \
	    -fno-const-bit-op-tree --top-module $(TOP) --prefix V$(TOP) --Mdir $(model) -F ../filelist.f

sources := $(VM_CLASSES_FAST) $(VM_CLASSES_SLOW) $(VM_SUPPORT_FAST) $(VM_SUPPORT_SLOW)
ifeq ($(VM_PARALLEL_BUILDS),1)
objects := $(sources:%=$(model)/%.o)
else  # a small model compiles faster as one file
objects := $(OBJ)/model.o
endif
objects += $(VM_GLOBAL_FAST:%=$(RUNTIME)/%.o) $(VM_GLOBAL_SLOW:%=$(RUNTIME)/%.o)

$(OBJ)/bench: $(OBJ)/bench.o $(objects)
	@echo "linking" && $(CXX) $(CXXFLAGS) $^ -o $@
$(OBJ)/bench.o $(OBJ)/search.o: $(OBJ)/%.o: %.cpp $(classes)
	$(compile)
@SEARCH_RULES@$(OBJ)/model.cpp: $(classes)
	@for source in $(sources); do echo "#include \"$$source.cpp\""; done > $@
$(OBJ)/model.o: $(OBJ)/model.cpp
	$(compile)
$(model)/%.o: $(model)/%.cpp
	$(compile)
$(RUNTIME)/%.o: $(include_dir)/%.cpp
	$(compile)

-include $(wildcard $(OBJ)/*.d $(model)/*.d)
)make";

/// What a system's Makefile has besides: the program that answers queries.
inline constexpr const char* search_help =
    "#   make search                 build the program that answers queries; it says how to call it\n";
inline constexpr const char* search_rules = R"make(.PHONY: search
search: $(OBJ)/search
$(OBJ)/search: $(OBJ)/search.o $(objects)
	@echo "linking" && $(CXX) $(CXXFLAGS) $^ -o $@
)make";

}  // namespace ragrtl::bundle
