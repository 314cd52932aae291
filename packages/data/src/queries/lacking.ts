import { DataError } from '../requests/errors.ts';
import { ifSupported } from '../requests/optional.ts';
import { type CallOptions, type Context, readRows } from '../requests/request.ts';
import { articlePage, listPage } from './pages.ts';
import { questionDayOf } from './questions.ts';
import { search } from './search.ts';
import { topics } from './topics.ts';

const columns = ['summary', 'topics', 'updated_at', 'language', 'translation_of'] as const;
const parts = [
  ...columns,
  'submission_id',
  'Article Topics',
  'Questions',
  'search',
  'list_page',
  'article_page',
];

/** The optional parts that the project lacks, so that no page has to find out by a failing request. */
export async function lacking(context: Context, options: CallOptions): Promise<string[]> {
  const column = (table: 'Articles' | 'Contact Records', name: string) =>
    ifSupported(context, name, () =>
      readRows(context, options, (client) => client.from(table).select(name).limit(1)),
    );
  // At the same time: a read of all columns would find one missing after the other, each in a request.
  await Promise.all([
    ...columns.map((name) => column('Articles', name)),
    // Visitors may not read the table, which says that the column is there.
    column('Contact Records', 'submission_id').catch(unlessDown),
    topics(context, options),
    questionDayOf(context, { of: 'day', key: '2000-01-01', ...options }),
    // One of these that fails says nothing about the parts found by the others. It then counts as present.
    ...[
      search(context, { query: '0', page: 1, ...options }),
      listPage(context, { category: '0', page: 1, ...options }),
      articlePage(context, { id: '0', titles: 1, ...options }),
    ].map((read) => read.catch(() => undefined)),
  ]);
  return parts.filter((name) => context.lacks.has(name));
}

function unlessDown(error: unknown): void {
  if (!(error instanceof DataError) || error.kind !== 'rejected') throw error;
}
