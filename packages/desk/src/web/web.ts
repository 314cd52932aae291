import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { createMessageQueries } from '@setu/data/staff';
import type { Command } from '../command.ts';
import { UsageError } from '../exitStatus.ts';
import { openInBrowser } from '../terminal/openInBrowser.ts';
import { createArticleList } from './api/articleList.ts';
import { routes } from './api/routes.ts';
import { startDeskServer } from './server/deskServer.ts';

/** Always the same port, so that unsaved work in the storage of its origin is found again. */
const usualPort = '4100';

export const web: Command = {
  name: 'web',
  summary: 'opens the desk in the browser',
  usage: `
Usage: npm run desk -- web [options]

Opens the desk in the browser of this computer, by a link that works once, in that browser alone. No one else,
and no other computer, can open it. Ctrl-C ends it. Articles are written beside their page, scheduled, corrected and
withdrawn there; questions, courses and resources have forms, files a place to be dropped; a calendar shows what
appears when, and messages are read and answered.

  --no-open   only prints the link
  --port      Default: ${usualPort}
`,
  options: { 'no-open': { type: 'boolean' }, port: { type: 'string' } },
  async run({ connect, site, output, signal }, { values, positionals }) {
    const written = (values['port'] as string | undefined) ?? usualPort;
    const port = Number(written);
    if (positionals.length > 0 || !/^\d{1,5}$/.test(written) || port > 65_535) {
      throw new UsageError('`desk web` takes no files, and as --port a number up to 65535.');
    }
    const { client, queries, showChanges, storePicture } = await connect();
    const folder = await site.buildApp();
    signal.throwIfAborted();
    const server = await startDeskServer({
      port,
      folder,
      title: site.name,
      routes,
      context: {
        site,
        queries,
        articles: createArticleList(queries),
        showChanges,
        folder: process.cwd(),
        storePicture,
        undo: new Map(),
        messages: createMessageQueries(client, { timeoutMs: 60_000 }),
        signal,
      },
      say: output.say,
    });
    output.print(server.link);
    output.say('The link works once. Ctrl-C ends the desk.');
    // A failure is ignored: the address is printed already.
    const opening =
      values['no-open'] === true ? undefined : await openLink(server.link).catch(() => undefined);
    if (!signal.aborted) await once(signal, 'abort');
    await server.close();
    if (opening !== undefined) await rm(opening, { recursive: true, force: true });
  },
};

/**
 * Opens the link by a file that only this user can read: all users of a machine see the arguments of commands.
 *
 * @returns the folder of the file.
 */
async function openLink(link: string): Promise<string> {
  const page = `<!doctype html><title>Desk</title><meta http-equiv="refresh" content="0;url=${link}">`;
  const write = async (parent: () => string) => {
    const folder = await mkdtemp(path.join(parent(), 'setu-desk-'));
    await writeFile(path.join(folder, 'desk.html'), page, { mode: 0o600 }).catch(async (error) => {
      await rm(folder, { recursive: true, force: true });
      throw error;
    });
    return folder;
  };
  // A browser in a snap has a /tmp of its own, and sees no hidden folders:
  // https://github.com/fish-shell/fish-shell/issues/8844
  const parent = process.platform === 'linux' ? homedir : tmpdir;
  const folder = await write(parent).catch(() => write(tmpdir));
  openInBrowser(path.join(folder, 'desk.html'));
  return folder;
}
