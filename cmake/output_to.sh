# Runs a command with its standard output in a file.
#
#   sh output_to.sh FILE COMMAND...
output=$1
shift
exec "$@" >"$output"
