import { writeFile } from 'node:fs/promises';
import { describeList } from '../../packages/website/src/locales/en/articles.ts';
import type { TableClient } from '../../packages/data/src/models/database.ts';
import { createServerClient, createServerQueries } from '../../packages/data/src/server.ts';
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

/** The number of courses on the home page, as on ours. */
const latestCount = 6;
/** So that an answer stays below the client's bound of 8 MB. */
const rowsPerRequest = 500;

/** Reads everything that the compared sites show into `file`, over REST as a visitor could. */
export async function captureContent(backend: Run['backend'], file: string) {
  const log = (message: string, error?: unknown) => console.error(message, error);
  const client = createServerClient(backend);
  const queries = createServerQueries(client, { log });
  const { heading, text, meta } = pages.contact;
  const slugs = await queries.courseSlugs({});
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
    courses: await Promise.all(slugs.toReversed().map((slug) => queries.course({ slug }))),
    /** Newest first. */
    articles: await readArticles(client),
  };
  await writeFile(file, JSON.stringify(captured));
  return captured;
}

interface ArticleRow extends Omit<StoredArticle, 'id' | 'date'> {
  id: number;
  created_at: string | null;
}

async function readArticles(client: TableClient): Promise<StoredArticle[]> {
  const all: StoredArticle[] = [];
  for (;;) {
    const { data } = await client
      .from('Articles')
      .select('id,title,category,created_at,url,summary,content')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(all.length, all.length + rowsPerRequest - 1)
      .throwOnError();
    const rows = data as unknown as ArticleRow[];
    all.push(
      ...rows.map(({ id, created_at, ...row }) => ({ ...row, id: String(id), date: created_at })),
    );
    if (rows.length < rowsPerRequest) return all;
  }
}
