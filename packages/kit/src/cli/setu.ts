#!/usr/bin/env node
import { boundMemory } from '../process/boundMemory.ts';
import { loadSite } from '../process/loadSite.ts';

// `setu <command> [folder] [options]`: what one does with the site in a folder (default: this one).

const commands = {
  start: async (folder: string) => {
    boundMemory();
    await (await import('./start.ts')).start(folder);
  },
  dev: async (folder: string) => (await import('./start.ts')).develop(folder),
  build: async (folder: string) => (await import('./build.ts')).build(await loadSite(folder)),
  prerender: async (folder: string, rest: string[]) =>
    (await import('./prerender.ts')).prerenderSite(folder, rest),
};

const [command = '', ...rest] = process.argv.slice(2);
const folder = rest[0]?.startsWith('-') ? undefined : rest.shift();

if (command in commands) {
  try {
    await commands[command as keyof typeof commands](folder ?? '.', rest);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`Usage: setu <${Object.keys(commands).join('|')}> [folder]\n`);
  process.exitCode = 1;
}
