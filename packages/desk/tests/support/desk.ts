import { createContentQueries } from '@setu/data/staff';
import { type DeskCall, runDesk } from '@setu/desk';
import type { SupabaseClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import type { Command, DeskContext, DeskSite, Output } from '../../src/command.ts';
import { UsageError, exitStatus } from '../../src/exitStatus.ts';
import { errorMessage } from '../../src/publish/plan.ts';

/** A site with two kinds of articles, a fixed page, a list and a file. */
export const site: DeskSite = {
  name: 'An institute',
  articleCategories: ['Editorial Analysis', 'Facts of the Day'],
  courseCategories: ['General Studies', 'BPSC', 'Sociology', 'Test Series'],
  languages: ['en'],
  messagesKeptMonths: 12,
  articleHref: ({ id, category }) =>
    `/${category.toLowerCase().replaceAll(' ', '-') || 'article'}/${encodeURIComponent(id)}`,
  practicePath: (day) => `/practice/${day}`,
  hasPractice: true,
  startPreview: () => Promise.reject(new Error('No site runs here.')),
  buildApp: () => Promise.reject(new Error('Nothing is built here.')),
  withoutLanguage: (path) => path.replace(/^\/hi(?=\/|$)/, ''),
  isFixedPath: (path) => ['/about', '/editorial-analysis'].includes(path.toLowerCase()),
  isKnownPath: (path) => ['/about', '/editorial-analysis', '/art/polity.svg'].includes(path),
};

export const upToDate = 'The website is up to date.';

export interface Ran {
  status: number;
  printed: string[];
  said: string[];
  /** The last table, one record per row. */
  rows: Record<string, string | number | null>[];
  progress: Parameters<Output['progress']>[];
}

/** Runs a command as `runDesk` does, with a stub of its context. */
export async function runCommand(
  command: Command,
  client: SupabaseClient,
  {
    files = [],
    json = false,
    languages = site.languages,
    hasPractice = site.hasPractice,
    url,
    ...values
  }: Partial<Pick<DeskSite, 'hasPractice' | 'languages' | 'url'>> & {
    files?: string[];
    json?: boolean;
  } & Record<string, unknown> = {},
): Promise<Ran> {
  const ran: Ran = { status: -1, printed: [], said: [], rows: [], progress: [] };
  const output: Output = {
    json,
    print: (text) => void ran.printed.push(text),
    say: (text) => void ran.said.push(text),
    table(columns, rows, lines = []) {
      if (!json) ran.printed.push(...lines);
      ran.rows = rows.map((row) =>
        Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])),
      );
    },
    progress: (...made) => void ran.progress.push(made),
    confirm: async () => false,
  };
  const context: DeskContext = {
    connect: async () => ({
      client,
      queries: createContentQueries(client),
      showChanges: async () => upToDate,
      storePicture: () => Promise.reject(new Error('No picture is stored here.')),
    }),
    dataDir: '/nowhere',
    hosted: false,
    site: { ...site, languages, hasPractice, url },
    output,
    signal: new AbortController().signal,
  };
  try {
    ran.status = (await command.run(context, { values, positionals: files })) ?? exitStatus.done;
  } catch (error) {
    ran.said.push(errorMessage(error));
    ran.status = error instanceof UsageError ? exitStatus.wronglyCalled : exitStatus.refused;
  }
  return ran;
}

export interface StreamedRun {
  status: number;
  printed: string;
  said: string;
}

/** Runs the desk in this process, and captures its streams. */
export const runDeskHere = (
  args: readonly string[],
  call: Partial<Pick<DeskCall, 'env' | 'dataDir'>>,
): Promise<StreamedRun> =>
  captureStreams(() => runDesk({ site, args, env: {}, dataDir: '/nowhere', ...call }));

export async function captureStreams(run: () => Promise<number>): Promise<StreamedRun> {
  const ran = { status: -1, printed: '', said: '' };
  const hear = (what: 'printed' | 'said') => (text: string | Uint8Array) => {
    ran[what] += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(hear('printed'));
  vi.spyOn(process.stderr, 'write').mockImplementation(hear('said'));
  try {
    ran.status = await run();
  } finally {
    vi.restoreAllMocks();
  }
  return ran;
}
