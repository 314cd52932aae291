import type { ListedArticle, StoredArticle } from './model.ts';

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
  content?: string | null;
}

const pageSize = 20;
const relatedColumns = 'id,title,category,created_at,url';
const summaryColumns = `${relatedColumns},summary`;

/** The backend that a server under load reads, as our own site does for each page. */
export function backendFromEnvironment(): Backend | undefined {
  const { BENCH_BACKEND_URL: url, BENCH_BACKEND_KEY: key } = process.env;
  return url && key ? { url, key } : undefined;
}

export async function liveList(backend: Backend, category: string, page: number) {
  const from = (page - 1) * pageSize;
  const query = new URLSearchParams({
    select: summaryColumns,
    category: `eq.${category}`,
    order: 'created_at.desc,id.desc',
    offset: String(from),
    limit: String(pageSize),
  });
  const { rows, total } = await read(backend, query, { Prefer: 'count=exact' });
  return { articles: rows.map(toSummary), pageCount: Math.max(1, Math.ceil(total / pageSize)) };
}

export async function liveArticle(backend: Backend, id: string) {
  const one = new URLSearchParams({ select: `${summaryColumns},content`, id: `eq.${id}` });
  const others = new URLSearchParams({
    select: relatedColumns,
    id: `neq.${id}`,
    order: 'created_at.desc,id.desc',
    limit: '3',
  });
  const [found, related] = await Promise.all([read(backend, one), read(backend, others)]);
  const [row] = found.rows;
  if (!row) return undefined;
  const article: StoredArticle = { ...toSummary(row), updated: null, content: row.content ?? '' };
  return { article, related: related.rows.map(toSummary) };
}

async function read({ url, key }: Backend, query: URLSearchParams, headers = {}) {
  const answer = await fetch(`${url}/rest/v1/Articles?${query}`, {
    headers: { apikey: key, Authorization: `Bearer ${key}`, ...headers },
    cache: 'no-store',
  });
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`);
  const total = Number(answer.headers.get('content-range')?.split('/')[1] ?? 0);
  return { rows: (await answer.json()) as Row[], total };
}

function toSummary({ id, title, category, created_at, url, summary = null }: Row): ListedArticle {
  return { id: String(id), title, category, date: created_at, url, summary, topics: [] };
}
