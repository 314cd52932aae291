import path from 'node:path';
import { WronglyCalled } from '../exitStatus.ts';
import type { FolderCommand } from '../command.ts';

const usage = `
Usage: DATA_DIR=<empty folder> npm run desk -- restore <file>

Makes the database of DATA_DIR from what \`backup\` has saved; the folder must be empty, or not be there
yet. What has changed in the website's tables since then is made up for. A file that is damaged, or that a
newer version has made, is refused, and what breaks off leaves no database. Then start the site there.

  --json   the number of rows for programs
`;

export const restore: FolderCommand = {
  name: 'restore',
  summary: 'make an empty DATA_DIR from a saved file',
  usage,
  worksOn: 'folder',
  options: {},
  async run({ dataDir, hosted, output, signal }, { positionals }) {
    if (hosted) {
      throw new WronglyCalled(
        'A hosted project is restored by Supabase: see Database, Backups in its dashboard.',
      );
    }
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new WronglyCalled('Name the file to restore.');
    const backend = await import('@setu/backend/desk');
    const { rows } = await backend.restore({
      dataDir,
      file: path.resolve(name),
      log: output.say,
      onProgress: (done, total) => output.progress(done, total, 'rows'),
      signal,
    });
    if (output.json) output.print(JSON.stringify({ dataDir, rows }, null, 2));
    else output.say(`${rows} rows are restored in ${dataDir}. Start the site with this DATA_DIR.`);
  },
};
