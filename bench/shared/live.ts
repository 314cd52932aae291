import type { ArticlePage, ListedArticle, StoredArticle } from './model.ts';

interface Backend {
  url: string;
  key: string;
}

interface Row {
  id: number;
  title: string | null;
  category: string | null;
  created_at: string | null;
  url: string | null;
  summary?: string | null;
  topics?: string[] | null;
  content?: string | null;
}

const pageSize = 20;
const relatedColumns = 'id,title,category,created_at,url';
const summaryColumns = `${relatedColumns},summary,topics`;
const newestFirst = 'created_at.desc,id.desc';
/** More articles than a month of one category has. */
const datesPerRead = 100;
/** More articles than have the same date and time. */
const mostOfMoment = 20;

/** The backend that a server under load reads, as our own site does for each page. */
export function backendFromEnvironment(): Backend | undefined {
  const { BENCH_BACKEND_URL: url, BENCH_BACKEND_KEY: key } = process.env;
  return url && key ? { url, key } : undefined;
}

/** A page of a list, and how many articles each day of its newest month has. */
export async function liveList(backend: Backend, category: string, page: number) {
  const from = (page - 1) * pageSize;
  const of = { category: `eq.${category}`, order: newestFirst };
  const list = { ...of, select: summaryColumns, offset: String(from), limit: String(pageSize) };
  const dates = { ...of, select: 'created_at', limit: String(datesPerRead) };
  const [{ rows, total }, archive] = await Promise.all([
    read(backend, list, { Prefer: 'count=exact' }),
    read(backend, dates),
  ]);
  return {
    articles: rows.map(toSummary),
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    archive: countDays(archive.rows.map(({ created_at }) => dayOf(created_at))),
  };
}

function countDays(days: readonly string[]): ArticlePage['archive'] {
  const month = days[0]?.slice(0, 7) ?? '';
  const ofMonth = days.filter((day) => day.startsWith(month)).toReversed();
  return Array.from(Map.groupBy(ofMonth, String), ([day, { length: count }]) => ({ day, count }));
}

const dayFormat = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata' });
const dayOf = (date: string | null) => (date === null ? '' : dayFormat.format(new Date(date)));

/** An article, three others, and its older and newer neighbours in its list. */
export async function liveArticle(backend: Backend, id: string) {
  const one = { select: `${summaryColumns},content`, id: `eq.${id}` };
  const others = { select: relatedColumns, id: `neq.${id}`, order: newestFirst, limit: '3' };
  const [found, related] = await Promise.all([read(backend, one), read(backend, others)]);
  const [row] = found.rows;
  if (!row) return undefined;
  const beside = async (operator: 'lte' | 'gte', direction: 'asc' | 'desc') => {
    const { rows } = await read(backend, {
      select: relatedColumns,
      category: `eq.${row.category}`,
      created_at: `${operator}.${row.created_at}`,
      order: `created_at.${direction},id.${direction}`,
      limit: String(mostOfMoment),
    });
    const next = rows[rows.findIndex((other) => other.id === row.id) + 1];
    return next && toSummary(next);
  };
  const [older, newer] = await Promise.all([beside('lte', 'desc'), beside('gte', 'asc')]);
  const article: StoredArticle = { ...toSummary(row), updated: null, content: row.content ?? '' };
  return { article, related: related.rows.map(toSummary), older, newer };
}

async function read({ url, key }: Backend, query: Record<string, string>, headers = {}) {
  const answer = await fetch(`${url}/rest/v1/Articles?${new URLSearchParams(query)}`, {
    headers: { apikey: key, Authorization: `Bearer ${key}`, ...headers },
    cache: 'no-store',
  });
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`);
  const total = Number(answer.headers.get('content-range')?.split('/')[1] ?? 0);
  return { rows: (await answer.json()) as Row[], total };
}

function toSummary({ id, created_at: date, summary = null, topics, ...row }: Row): ListedArticle {
  return { ...row, id: String(id), date, summary, topics: topics ?? [] };
}
