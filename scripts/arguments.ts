/** Reads the arguments of a command. A mistake ends the process with its message in a line, and status 1. */
export function readArguments<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
}
