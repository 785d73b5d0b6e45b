# Timing constraints of @TOP@.
# @PROVENANCE@
#
# Times are in the time unit of the cell library (ns in most). Set these two before reading the file to change them.
if {![info exists clock_period]} { set clock_period 10.0 }
if {![info exists io_delay_percent]} { set io_delay_percent 30 }

create_clock -name @CLOCK@ -period $clock_period [get_ports @CLOCK@]

# What the logic around the unit takes of every cycle, before its inputs and after its outputs.
set io_delay [expr {$clock_period * $io_delay_percent / 100.0}]
set_input_delay $io_delay -clock @CLOCK@ [get_ports {@INPUTS@}]
set_output_delay $io_delay -clock @CLOCK@ [get_ports {@OUTPUTS@}]

@RESET_RULE@
