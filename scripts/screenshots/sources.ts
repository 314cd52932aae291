import { startFakeSupabase } from '../../tests/support/backend/fakeSupabase.ts';
import type { Row } from '../../tests/support/backend/sampleRows.ts';
import { seededFolder } from '../../tests/support/site.ts';
import type { Source } from './shots.ts';

/** The settings of a site with these rows, and a way to close what gives them. */
export interface SourceBackend {
  env: Record<string, string>;
  close: () => Promise<void>;
}

const sources: Record<Source, () => Promise<SourceBackend>> = {
  async sample() {
    const { folder, remove } = await seededFolder();
    return { env: { DATA_DIR: folder }, close: remove };
  },
  down: async () => ({
    env: { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'none' },
    close: async () => {},
  }),
  empty: () => fake(() => []),
  overlong: () => fake((rows) => rows.map(overlong)),
};

export const startSource = (source: Source): Promise<SourceBackend> => sources[source]();

async function fake(change: (rows: Row[]) => Row[]): Promise<SourceBackend> {
  const backend = await startFakeSupabase();
  for (const rows of Object.values(backend.tables)) rows.splice(0, Infinity, ...change([...rows]));
  return { env: backend.env, close: () => backend.close() };
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
