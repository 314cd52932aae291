import type { Settings } from '../../site/server/settings.ts';
import { startFakeSupabase } from '../../tests/support/fakeSupabase.ts';
import type { Row } from '../../tests/support/sampleRows.ts';
import type { Source } from './shots.ts';

/** The settings that give a site its rows, and what ends the backend behind them. */
export interface SourceBackend {
  supabase: Settings['supabase'];
  close: () => Promise<void>;
}

const close = async () => {};

const sources: Record<Source, () => Promise<SourceBackend>> = {
  sample: async () => ({ supabase: undefined, close }),
  down: async () => ({ supabase: { url: 'http://127.0.0.1:9', anonKey: 'none' }, close }),
  empty: () => fake(() => []),
  overlong: () => fake((rows) => rows.map(overlong)),
};

export const startSource = (source: Source): Promise<SourceBackend> => sources[source]();

async function fake(change: (rows: Row[]) => Row[]): Promise<SourceBackend> {
  const backend = await startFakeSupabase();
  for (const rows of Object.values(backend.tables)) rows.splice(0, Infinity, ...change([...rows]));
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = backend.env;
  return { supabase: { url, anonKey }, close: () => backend.close() };
}

const sentence =
  'The Constitution, the courts and the long history of the land question, part by part';
const word = 'Antidisestablishmentarianism'.repeat(3);
/** What addresses and fixed choices are told apart by. */
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
