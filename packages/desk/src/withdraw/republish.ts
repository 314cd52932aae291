import type { ContentQueries } from '@setu/data/staff';
import type { Command } from '../command.ts';
import { UsageError } from '../exitStatus.ts';
import { onOneLine } from '../terminal/sanitize.ts';
import { type Withdrawn, readWithdrawn } from './withdrawnFile.ts';

const usage = `
Usage: npm run desk -- republish <file>

Puts back what \`withdraw\` has taken off the website, as it was, from the file that it wrote. Run again, it
writes nothing twice. The file stays; delete it when you need it no more.
`;

export const republish: Command = {
  name: 'republish',
  summary: 'puts back what was withdrawn',
  usage,
  options: {},
  async run({ connect, output, signal }, { positionals }) {
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) {
      throw new UsageError('Name the file that `withdraw` has written.');
    }
    const withdrawn = await readWithdrawn(file);
    if (typeof withdrawn === 'string') throw new Error(onOneLine(`${file} ${withdrawn}.`));
    const { queries, showChanges } = await connect();
    await putBack(queries, withdrawn, signal);
    output.say(onOneLine(`Published again: ${withdrawn.what}. ${await showChanges()}`));
  },
};

export async function putBack(
  queries: ContentQueries,
  { tables }: Pick<Withdrawn, 'tables'>,
  signal: AbortSignal,
): Promise<void> {
  for (const { table, rows } of tables) await queries.putBackRows({ table, rows, signal });
}
