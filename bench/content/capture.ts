import { writeFile } from 'node:fs/promises';
import { describeList } from '../../packages/website/src/locales/en/articles.ts';
import { createQueries } from '../../packages/data/src/index.ts';
import type { Course } from '../../packages/data/src/models/courses.ts';
import { createServerClient } from '../../packages/data/src/server.ts';
import { articleCategories } from '../../site/src/content/articleCategories.ts';
import * as home from '../../site/src/content/home.ts';
import { documentTitle } from '../../packages/website/src/pageHead/pageMeta.ts';
import { pages } from '../../packages/website/src/locales/pages.ts';
import { testimonials } from '../../site/src/content/testimonials.ts';
import fonts from '../../packages/website/src/fonts/fonts.json' with { type: 'json' };
import { courseFilters, frameTexts } from '../shared/frame.ts';
import { logo } from '../shared/logo.ts';
import type { StoredArticle } from '../shared/model.ts';
import type { Run } from '../sites/site.ts';

type Backend = Run['backend'];

/** The number of courses on the home page, as on ours. */
const latestCount = 6;
const rowsPerRequest = 1_000;

/** Reads everything that the compared sites show into `file`, over REST as a visitor could. */
export async function captureContent(backend: Backend, file: string) {
  const log = (message: string, error?: unknown) => console.error(message, error);
  const client = createServerClient({ url: backend.url, key: backend.key });
  const queries = createQueries(client, { log });
  const { heading, text, meta } = pages.contact;
  const captured = {
    institute: frameTexts,
    logo,
    fontPreloads: fonts.preload.en,
    home: {
      meta: pages.home.meta,
      hero: home.hero,
      freeResources: home.freeResources,
      latestCourses: home.latestCourses,
      courseFilters,
      topperVideos: home.topperVideos,
      testimonials,
      community: home.community,
    },
    contact: { heading, text, meta },
    categories: articleCategories.map((category) => ({
      ...category,
      meta: { title: documentTitle(category.heading), description: describeList(category) },
    })),
    // Header and footer link to them and no measure opens them, so a heading is enough.
    plainPages: [
      pages.about,
      pages.career,
      pages.selections,
      pages.offlineMode,
      pages.onlineMode,
      pages.scholarship,
    ].map(({ path, heading }) => ({ path, title: heading })),
    resources: await queries.resources(),
    latestCourses: (await queries.latestCourses()).slice(0, latestCount),
    courses: await readCourses(backend, (slug) => queries.course({ slug })),
    /** Newest first. */
    articles: await readArticles(backend),
  };
  await writeFile(file, JSON.stringify(captured));
  return captured;
}

async function readCourses(backend: Backend, course: (slug: string) => Promise<Course>) {
  const rows = await rest<{ slug: string }>(backend, 'Course Details', 'select=slug&order=id.desc');
  return Promise.all(rows.map(({ slug }) => course(slug)));
}

interface ArticleRow extends Omit<StoredArticle, 'id' | 'date'> {
  id: number;
  created_at: string | null;
}

async function readArticles(backend: Backend): Promise<StoredArticle[]> {
  const all: StoredArticle[] = [];
  for (;;) {
    const rows = await rest<ArticleRow>(
      backend,
      'Articles',
      `select=id,title,category,created_at,url,summary,content&order=created_at.desc,id.desc&offset=${all.length}&limit=${rowsPerRequest}`,
    );
    all.push(
      ...rows.map(({ id, created_at, ...row }) => ({ ...row, id: String(id), date: created_at })),
    );
    if (rows.length < rowsPerRequest) return all;
  }
}

async function rest<Row>({ url, key }: Backend, table: string, query: string): Promise<Row[]> {
  const answer = await fetch(`${url}/rest/v1/${encodeURIComponent(table)}?${query}`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
  });
  if (!answer.ok) throw new Error(`${table}: the backend answered ${answer.status}.`);
  return (await answer.json()) as Row[];
}
