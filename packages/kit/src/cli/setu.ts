#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { loadSite, siteFileIn } from '../process/loadSite.ts';
import { reexecWithFlags } from '../process/reexecWithFlags.ts';
import { readDataDir } from '../process/settings.ts';

// `setu <command> [folder] [options]`: runs a command on the site in a folder (default: the current one).

const commands = {
  start: async (folder: string) => {
    reexecWithFlags(folder);
    await (await import('./start.ts')).start(folder);
  },
  dev: async (folder: string) => (await import('./start.ts')).develop(folder),
  build: async (folder: string) => (await import('./build.ts')).build(await loadSite(folder)),
  prerender: async (folder: string, rest: string[]) =>
    (await import('./prerender.ts')).prerenderSite(folder, rest),
};

const [command = '', ...rest] = process.argv.slice(2);
const folder = (rest[0]?.startsWith('-') ? undefined : rest.shift()) ?? '.';

try {
  if (command in commands) await commands[command as keyof typeof commands](folder, rest);
  else await runSiteCommand();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  // Vite colours its messages even in a log.
  process.stderr.write(`\n${stripVTControlCharacters(message)}\n\n`);
  process.exitCode = 1;
}

/** Runs a command that the site defines. */
async function runSiteCommand(): Promise<void> {
  const site = existsSync(siteFileIn(folder)) ? await loadSite(folder) : undefined;
  const own = site?.commands ?? {};
  const run = Object.hasOwn(own, command) ? own[command] : undefined;
  if (!site || !run) {
    const names = [...Object.keys(commands), ...Object.keys(own)].join('|');
    process.stderr.write(`Usage: setu <${names}> [folder]\n`);
    process.exitCode = 1;
    return;
  }
  const dataDir = readDataDir(process.env);
  process.exitCode = await run({ args: rest, root: site.root, env: process.env, dataDir });
}
