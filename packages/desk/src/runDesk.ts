import { parseArgs } from 'node:util';
import type { Command, DeskContext, DeskSite, Output } from './command.ts';
import { commands } from './commands.ts';
import { connect, isHosted } from './connect.ts';
import { exitStatus } from './exitStatus.ts';
import type { FolderCommand } from './folderCommand.ts';
import { commandHelp, deskHelp } from './help.ts';
import { createOutput } from './terminal/output.ts';

export interface DeskCall {
  site: DeskSite;
  /** `messages --csv` */
  args: readonly string[];
  env: Record<string, string | undefined>;
  /** The embedded backend's folder. */
  dataDir: string;
}

/**
 * Runs one command of the desk: in the hosted project that the environment names, or in the embedded
 * database of the folder.
 *
 * @returns the exit status: see `exitStatus`.
 */
export async function runDesk(call: DeskCall): Promise<number> {
  const [name = '', ...rest] = call.args;
  if (['', 'help', '-h', '--help'].includes(name)) {
    process.stdout.write(deskHelp(commands));
    return name === '' ? exitStatus.wronglyCalled : exitStatus.done;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) {
    process.stderr.write(`There is no command "${name}".\n\n${deskHelp(commands)}`);
    return exitStatus.wronglyCalled;
  }
  const args = readArgs(command, rest);
  if (typeof args === 'string') {
    process.stderr.write(`${args}\nSee: npm run desk -- ${name} --help\n`);
    return exitStatus.wronglyCalled;
  }
  if (args.values['help'] === true) {
    process.stdout.write(commandHelp(command));
    return exitStatus.done;
  }
  return runUntilInterrupted(createOutput(args.values['json'] === true), (output, signal) =>
    runCommand(command, { ...call, output, signal }, args),
  );
}

type Args = Parameters<Command['run']>[1];

/** What was given, or a sentence on what is wrong with it. */
function readArgs(command: Command | FolderCommand, args: string[]): Args | string {
  const options = {
    ...command.options,
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return messageOf(error);
  }
}

/** Ends with Ctrl-C: the first asks the command to stop, and to leave nothing half; the second ends it. */
async function runUntilInterrupted(
  output: Output,
  run: (output: Output, signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const interruption = new AbortController();
  const interrupt = () => {
    if (interruption.signal.aborted) process.exit(exitStatus.interrupted);
    interruption.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  try {
    return await run(output, interruption.signal);
  } catch (error) {
    if (interruption.signal.aborted) return exitStatus.interrupted;
    output.say(messageOf(error));
    return exitStatus.refused;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}

async function runCommand(
  command: Command | FolderCommand,
  { site, env, dataDir, output, signal }: DeskCall & Pick<DeskContext, 'output' | 'signal'>,
  args: Args,
): Promise<number> {
  if ('worksOn' in command) {
    return command.run({ dataDir, hosted: isHosted(env), output, signal }, args);
  }
  const { client, close } = await connect({ env, dataDir, log: output.say, signal });
  try {
    return await command.run({ client, site, output, signal }, args);
  } finally {
    await close();
  }
}

/** For whoever sits at the terminal: no address of a file, and no rows. */
const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
