import { startFakeSupabase } from '../../tests/support/backend/fakeSupabase.ts';
import type { Row } from '../../tests/support/backend/sampleRows.ts';
import { seededFolder } from '../../tests/support/site.ts';
import type { Source } from './shots.ts';

type Settings = Record<string, string>;

/** The settings of a site with these rows; what gives them ends with all that is started. */
export const sources: Record<Source, (started: AsyncDisposableStack) => Promise<Settings>> = {
  sample: async (started) => ({ DATA_DIR: started.use(await seededFolder()).folder }),
  down: async () => ({ SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'none' }),
  empty: (started) => fake(started, () => []),
  overlong: (started) => fake(started, (rows) => rows.map(overlong)),
};

async function fake(
  started: AsyncDisposableStack,
  change: (rows: Row[]) => Row[],
): Promise<Settings> {
  const backend = await startFakeSupabase();
  started.defer(() => backend.close());
  for (const rows of Object.values(backend.tables)) rows.splice(0, Infinity, ...change([...rows]));
  return backend.env;
}

const sentence =
  'The Constitution, the courts and the long history of the land question, part by part';
const word = 'Antidisestablishmentarianism'.repeat(3);
/** Columns with addresses or fixed choices, which stay unchanged. */
const kept = new Set(['slug', 'mode', 'created_at', 'date', 'BuyURL', 'ViewMore', 'href']);

/** Far more text than anybody planned for, a word that fits on no line, and no picture. */
function overlong(row: Row): Row {
  const changed = Object.entries(row).map(([column, value]) => {
    if (typeof value !== 'string' || kept.has(column)) return [column, value];
    if (/image|thumbnail/i.test(column)) return [column, null];
    if (column === 'category' && 'content' in row) return [column, value];
    return [column, `${value} ${sentence}, ${word}, ${sentence.toLowerCase()}`];
  });
  return Object.fromEntries(changed) as Row;
}
