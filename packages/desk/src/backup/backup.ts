import path from 'node:path';
import { UsageError } from '../exitStatus.ts';
import type { Command, DeskContext } from '../command.ts';

function optionsOf(
  { dataDir, hosted, output, signal }: DeskContext,
  does: 'backed up' | 'restored',
) {
  if (hosted) {
    throw new UsageError(
      `What SUPABASE_URL names is ${does} there: at Supabase under Database, Backups; your own PostgreSQL by its tools.`,
    );
  }
  const onProgress = (done: number, total: number) => output.progress(done, total, 'rows');
  return { dataDir, log: output.say, onProgress, signal };
}

export const backup: Command = {
  name: 'backup',
  summary: 'save the embedded database to one file, while the site runs',
  usage: `
Usage: npm run desk -- backup [file]

Writes all that the embedded database holds into one compressed file, as it is at one moment, while the
site runs or not. Default: setu-<time>.backup.gz in this folder. It holds the messages of visitors: keep it
where only you can read it. The keys in DATA_DIR are not in it.

  --json   the file's name, bytes and rows for programs
`,
  worksOn: 'folder',
  options: {},
  async run(context, { positionals }) {
    if (positionals.length > 1) throw new UsageError('Name one file, or none.');
    const options = optionsOf(context, 'backed up');
    const file = path.resolve(positionals[0] ?? `setu-${timeForNames()}.backup.gz`);
    const { backUp } = await import('@setu/backend/desk');
    const { bytes, rows } = await backUp({ ...options, file });
    const { output } = context;
    if (output.json) output.print(JSON.stringify({ file, bytes, rows }, null, 2));
    else output.say(`${rows} rows are saved in ${file} (${sizeOf(bytes)}).`);
  },
};

export const restore: Command = {
  name: 'restore',
  summary: 'make an empty DATA_DIR from a saved file',
  usage: `
Usage: DATA_DIR=<empty folder> npm run desk -- restore <file>

Makes the database of DATA_DIR from what \`backup\` has saved; the folder must be empty, or not be there
yet. What has changed in the website's tables since then is made up for. A file that is damaged, or that a
newer version has made, is refused, and what breaks off leaves no database. Then start the site there.

  --json   the number of rows for programs
`,
  worksOn: 'folder',
  options: {},
  async run(context, { positionals }) {
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new UsageError('Name the file to restore.');
    const options = optionsOf(context, 'restored');
    const backend = await import('@setu/backend/desk');
    const { rows } = await backend.restore({ ...options, file: path.resolve(name) });
    const { dataDir, output } = context;
    if (output.json) output.print(JSON.stringify({ dataDir, rows }, null, 2));
    else output.say(`${rows} rows are restored in ${dataDir}. Start the site with this DATA_DIR.`);
  },
};

/** The current UTC time, without characters that file systems refuse: `20261122T113000Z`. */
const timeForNames = (): string =>
  `${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A number of bytes in readable form: `812 KB`, `1.4 MB`. */
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
