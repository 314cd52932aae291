import { parseArgs } from 'node:util';
import type { Command, DeskSite } from './command.ts';
import { commands } from './commands.ts';
import { type Connection, connect, isHosted } from './connect.ts';
import { didYouMean } from './content/closestMatch.ts';
import { UsageError, exitStatus } from './exitStatus.ts';
import { errorMessage } from './publish/plan.ts';
import { createOutput } from './terminal/output.ts';
import { onOneLine } from './terminal/sanitize.ts';

export interface DeskCall {
  site: DeskSite;
  /** `messages --csv` */
  args: readonly string[];
  env: Record<string, string | undefined>;
  dataDir: string;
}

/**
 * Runs one command of the desk: in the hosted project that the environment names, or in the embedded
 * database of the folder.
 *
 * @returns the exit status: see `exitStatus`.
 */
export async function runDesk({ site, args, env, dataDir }: DeskCall): Promise<number> {
  const [name = '', ...rest] = args;
  const output = createOutput(rest.includes('--json'));
  if (['', 'help', '-h', '--help'].includes(name)) {
    output.print(deskHelp());
    return name === '' ? exitStatus.wronglyCalled : exitStatus.done;
  }
  const { signal, listen, ignore } = createInterruption();
  try {
    const command = findCommand(name);
    const given = readArgs(command, rest);
    if (given.values['help'] === true) {
      output.print(command.usage.trim());
      return exitStatus.done;
    }
    const url = siteUrlOf(env['SITE_URL']);
    if (command.worksOn === 'folder') listen();
    let connection: Connection | undefined;
    const connectOnce = async () => {
      listen();
      connection = await connect({ env, dataDir, log: output.say, signal });
      return connection;
    };
    const where = { connect: connectOnce, dataDir, hosted: isHosted(env) };
    try {
      return (
        (await command.run({ ...where, site: { ...site, url }, output, signal }, given)) ??
        exitStatus.done
      );
    } finally {
      await connection?.close();
    }
  } catch (error) {
    if (signal.aborted) return exitStatus.interrupted;
    output.say(errorMessage(error));
    return error instanceof UsageError ? exitStatus.wronglyCalled : exitStatus.refused;
  } finally {
    ignore();
  }
}

/** As the site reads it; a command that links to it must not fail when it has written. */
function siteUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new UsageError(
    `SITE_URL must be an address such as https://example.org, without a path, not "${text}".`,
  );
}

function deskHelp(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands
    .map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`)
    .join('');
  return (
    `What the staff does from the terminal, while the site runs or not.\n\n` +
    `Usage: npm run desk -- <command> [options]\n\nCommands:\n${list}\n` +
    `  <command> --help  how a command is used\n` +
    `  --json            results for programs\n\n` +
    `DATA_DIR is the embedded database's folder. For a hosted project set SUPABASE_URL and\n` +
    `SUPABASE_SERVICE_KEY for this command alone, never for the site.\n\n` +
    `Exit status: 0 done, 1 refused or something found, 2 wrongly called.\n`
  );
}

function findCommand(name: string): Command {
  const command = commands.find((each) => each.name === name);
  if (command) return command;
  const names = commands.map((each) => each.name);
  const meant = didYouMean(name, names) || ` There are: ${names.join(', ')}.`;
  throw new UsageError(
    `There is no command '${onOneLine(name)}'.${meant}\nSee: npm run desk -- --help`,
  );
}

type Args = Parameters<Command['run']>[1];

function readArgs(command: Command, args: string[]): Args {
  const options: Command['options'] = {
    ...command.options,
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    const reason = onOneLine(errorMessage(error));
    throw new UsageError(`${reason}\nSee: npm run desk -- ${command.name} --help`);
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Until `listen`, Ctrl-C ends the process directly: no handler could run while a long file is parsed. */
function createInterruption() {
  const interruption = new AbortController();
  let interruptedAt = Infinity;
  const interrupt = () => {
    // One press arrives twice where npm passes on what the terminal has sent to both.
    if (performance.now() - interruptedAt > 1_000) process.exit(exitStatus.interrupted);
    if (interruption.signal.aborted) return;
    interruptedAt = performance.now();
    interruption.abort();
  };
  return {
    signal: interruption.signal,
    /**
     * From now on the first Ctrl-C, or a terminal that is closed, aborts `signal`, so that the command stops cleanly;
     * the second ends the process.
     */
    listen: () => signals.forEach((name) => process.on(name, interrupt)),
    ignore: () => signals.forEach((name) => process.off(name, interrupt)),
  };
}
