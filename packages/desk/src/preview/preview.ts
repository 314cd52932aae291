import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { articleWarnings } from '@setu/ui/articleText';
import type { Command, DeskContext } from '../command.ts';
import { exitStatus } from '../exitStatus.ts';
import { readArticleFile } from './articleFile.ts';
import { loadArticlePage } from './articlePage.ts';
import { startPreviewServer } from './previewServer.ts';

/** A command that reads and writes no database. */
interface PreviewCommand extends Omit<Command, 'run'> {
  worksOn: 'folder';
  run: (
    context: Pick<DeskContext, 'output' | 'signal'>,
    args: Parameters<Command['run']>[1],
  ) => Promise<number>;
}

/** An editor that saves in several steps is one change. */
const settledMs = 50;

/** Shows a file as the article that it would become, until it is interrupted. */
export const preview: PreviewCommand = {
  name: 'preview',
  worksOn: 'folder',
  summary: 'shows a file as the article that it becomes, and again when it is saved',
  usage: `desk preview <file.md> [--no-open]

Serves the article on this machine alone, opens it in the browser, and names what its author probably
meant otherwise. Saved again, it is shown again. Ctrl-C ends it. Nothing is published.

  --no-open    only prints the address`,
  options: { 'no-open': { type: 'boolean' } },
  async run({ output, signal }, { values, positionals }) {
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) {
      output.say('Name one file: desk preview article.md');
      return exitStatus.wronglyCalled;
    }
    const read = async () => readArticleFile(await readFile(file, 'utf8'));
    try {
      await read();
    } catch {
      output.say(`${file} cannot be read.`);
      return exitStatus.refused;
    }

    const makePage = await loadArticlePage();
    const server = await startPreviewServer(async () => makePage(await read()));
    const warn = async () => {
      for (const warning of await warningsOf(file)) output.say(warning);
    };
    let settling: NodeJS.Timeout | undefined;
    // Editors put a new file in the place of the old one: the folder sees both.
    const watcher = watch(path.dirname(file), (_event, name) => {
      if (name !== path.basename(file)) return;
      clearTimeout(settling);
      settling = setTimeout(() => {
        server.changed();
        // Deleted, or about to be there again.
        warn().catch(() => {});
      }, settledMs);
    });
    output.print(server.url);
    await warn();
    if (values['no-open'] !== true) open(server.url);
    if (!signal.aborted) await once(signal, 'abort');
    clearTimeout(settling);
    watcher.close();
    await server.close();
    return exitStatus.done;
  },
};

/** With the lines of the file, the front matter's counted. */
async function warningsOf(file: string): Promise<string[]> {
  const whole = await readFile(file, 'utf8');
  const { text } = readArticleFile(whole);
  const above = whole.slice(0, whole.length - text.length).split('\n').length - 1;
  return articleWarnings(text).map(
    ({ line, column, message }) => `${file}:${above + line}:${column} ${message}`,
  );
}

/** With whatever opens addresses here; where nothing does, the address is printed already. */
function open(url: string) {
  const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  };
  const [command, ...args] = commands[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
