import path from 'node:path';
import { WronglyCalled } from '../exitStatus.ts';
import type { FolderCommand } from '../command.ts';

const usage = `
Usage: npm run desk -- backup [file]

Writes all that the embedded database holds into one compressed file, as it is at one moment, while the
site runs or not. Default: setu-<time>.backup.gz in this folder. It holds the messages of visitors: keep it
where only you can read it. The keys in DATA_DIR are not in it.

  --json   the file's name, bytes and rows for programs
`;

export const backup: FolderCommand = {
  name: 'backup',
  summary: 'save the embedded database to one file, while the site runs',
  usage,
  worksOn: 'folder',
  options: {},
  async run({ dataDir, hosted, output, signal }, { positionals }) {
    if (hosted) {
      throw new WronglyCalled(
        'A hosted project is backed up by Supabase: see Database, Backups in its dashboard.',
      );
    }
    if (positionals.length > 1) throw new WronglyCalled('Name one file, or none.');
    const file = path.resolve(positionals[0] ?? `setu-${timeForNames()}.backup.gz`);
    const { backUp } = await import('@setu/backend/desk');
    const { bytes, rows } = await backUp({
      dataDir,
      file,
      log: output.say,
      onProgress: (done, total) => output.progress(done, total, 'rows'),
      signal,
    });
    if (output.json) output.print(JSON.stringify({ file, bytes, rows }, null, 2));
    else output.say(`${rows} rows are saved in ${file} (${sizeOf(bytes)}).`);
  },
};

/** The current UTC time, without characters that file systems refuse: `20261122T113000Z`. */
const timeForNames = (): string =>
  `${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A number of bytes in readable form: `812 KB`, `1.4 MB`. */
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
