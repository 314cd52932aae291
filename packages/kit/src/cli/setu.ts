#!/usr/bin/env node
import path from 'node:path';
import type { Site } from '../defineSite.ts';
import { errorMessage } from '../process/errorMessage.ts';
import { loadSite, siteFileIn } from '../process/loadSite.ts';
import { reexecWithFlags } from '../process/reexecWithFlags.ts';
import { readDataDir } from '../process/settings.ts';

// `setu <command> [folder] [options]`: runs a command on the site in a folder (default: the current one).

const commands = {
  start: async () => {
    reexecWithFlags(folder);
    const { runUntilStopped } = await import('../process/runUntilStopped.ts');
    const { buildIfStale } = await import('./build.ts');
    await runUntilStopped(() => loadSite(folder), 'production', buildIfStale);
  },
  dev: async () => {
    const { runUntilStopped } = await import('../process/runUntilStopped.ts');
    await runUntilStopped(() => loadSite(folder), 'development');
  },
  build: async () => (await import('./build.ts')).build(await loadSite(folder)),
  prerender: async () => (await import('./prerender.ts')).prerenderSite(folder, rest),
};

const [command = '', ...rest] = process.argv.slice(2);
const folder = (rest[0]?.startsWith('-') ? undefined : rest.shift()) ?? '.';
const isHelp = ['', '-h', '--help'].includes(command);

try {
  await run();
} catch (error) {
  process.stderr.write(`\n${errorMessage(error)}\n\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  if (isHelp) {
    printUsage(await loadSite(folder).catch(() => undefined));
    return;
  }
  // Before a command writes into a folder that is no site's.
  siteFileIn(folder);
  if (Object.hasOwn(commands, command)) {
    if (command !== 'prerender' && rest.length > 0) {
      throw new Error(
        `setu ${command} has no option ${rest[0]}: settings are read from the environment (PORT=4000).`,
      );
    }
    await commands[command as keyof typeof commands]();
    return;
  }
  process.stdout.on('error', endUnwritten);
  const site = await loadSite(folder);
  const { commands: own = {}, root } = site;
  const runOwn = Object.hasOwn(own, command) ? own[command] : undefined;
  if (!runOwn) {
    printUsage(site);
    process.exitCode = 1;
    return;
  }
  const { env } = process;
  // Absolute, because the folder changes: npm runs a script in that of its package, but the files that are named are
  // where its user is.
  const dataDir = (env['DATA_DIR'] = readDataDir(env));
  const { INIT_CWD: userFolder, npm_package_json: packageFile = '' } = env;
  if (userFolder && path.dirname(packageFile) === process.cwd()) process.chdir(userFolder);
  process.exitCode = await runOwn({ args: rest, root, env, dataDir });
}

function printUsage(site: Site | undefined): void {
  const names = Object.keys({ ...commands, ...site?.commands }).join('|');
  process[isHelp ? 'stdout' : 'stderr'].write(`Usage: setu <${names}> [folder]\n`);
}

function endUnwritten(error: NodeJS.ErrnoException): void {
  // A reader such as `head` may close the pipe before the end.
  if (error.code === 'EPIPE') process.exit(141);
  process.stderr.write(`The output cannot be written: ${error.message}\n`);
  process.exit(1);
}
