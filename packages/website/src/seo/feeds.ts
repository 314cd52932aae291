import { titleNotAvailable } from '@locales/common.ts';
import { aboutAllArticles, practiceFeedWords } from '@locales/programs.ts';
import type { ServerQueries, WholeArticle } from '@setu/data/server';
import { type Feed, type FeedEntry, type GeneratedFiles, atomFeed, jsonFeed } from '@setu/kit';
import { articleHref, categoryLabel } from '../articles/articleHref.ts';
import { clip } from '../pageHead/rowMeta.ts';
import { institute } from '@site/institute.ts';
import { linkAddress, pageAddress } from '../language/language.ts';
import { detectLanguage } from '../language/detectLanguage.ts';
import { plainText } from '../articles/plainText.ts';
import { articleHtml } from './articleHtml.ts';
import { isOff } from '../institute/switches.ts';
import { paths } from '../paths.ts';
import { practiceEntries } from './practiceFeed.ts';
import { type FeedLink, allFeeds, feedOf } from '../articles/feedAddresses.ts';
import { practiceFeed } from '../practice/feedAddress.ts';

const mostEntries = 50;
/** The maximum text of all articles in a feed together, in characters. */
const mostText = 500_000;
/** The maximum summary of an article whose table has no summaries, in characters. */
const longestSummary = 300;

/** A feed without its entries, and the category by which they are read. */
interface Outline extends Omit<Feed, 'entries'>, Pick<FeedLink, 'type'> {
  category?: string;
}

const common = { lang: institute.locale, author: institute.legalName, icon: '/icon-512.png' };

const outlines: readonly Outline[] = [
  ...allFeeds.map((feed) => ({ ...common, ...feed, href: '/', description: aboutAllArticles })),
  ...institute.articles.map((list) => ({
    ...common,
    ...feedOf(list),
    href: list.listPath,
    description: list.description,
    category: list.category,
  })),
];

const practice = {
  ...common,
  path: practiceFeed.path,
  title: practiceFeed.title,
  href: paths.practice,
  description: practiceFeedWords.about,
};

/** The newest articles in full, and the newest questions, for feed readers. */
export const feeds: GeneratedFiles<ServerQueries> = {
  isPath: (path) => path === practice.path || outlines.some((outline) => outline.path === path),
  async read(queries, path, origin) {
    if (path === practice.path) {
      if (!(await hasPractice(queries))) return undefined;
      const entries = await practiceEntries(queries);
      return atomFeed(origin, addressed({ ...practice, entries }));
    }
    const outline = outlines.find((known) => known.path === path);
    if (!outline) return undefined;
    const { category, type, ...feed } = outline;
    // Articles without a date would come first, and have no place in a feed.
    const dated = { before: '9999-01-01T00:00:00Z' };
    const articles = await queries.newestArticles({ category, limit: mostEntries, ...dated });
    const write = type === 'application/feed+json' ? jsonFeed : atomFeed;
    return write(origin, addressed({ ...feed, entries: entriesOf(articles, origin) }));
  },
  async list(queries) {
    const all = outlines.map(({ path }) => path);
    return (await hasPractice(queries)) ? [...all, practice.path] : all;
  },
};

/** Whether there is a page of questions, which names their feed: also before the first question. */
const hasPractice = async (queries: ServerQueries) =>
  !isOff(paths.practice) && (await queries.questionDays({})) !== null;

/** Adds the prefix of these pages' language to the paths of a feed and its entries. */
const addressed = (feed: Feed): Feed => ({
  ...feed,
  path: pageAddress(feed.path),
  href: pageAddress(feed.href),
  entries: feed.entries.map((entry) => ({
    ...entry,
    id: pageAddress(entry.id),
    href: linkAddress(entry.href),
  })),
});

/** The entries of dated articles; when there is too much text, the last ones contain only their summary. */
function entriesOf(articles: readonly WholeArticle[], origin: string): FeedEntry[] {
  let room = mostText;
  return articles.flatMap(({ article, listed }) => {
    const { content, date, id, title, updated } = article;
    if (date === null) return [];
    const summary = listed.summary ?? clip(plainText(content, longestSummary), longestSummary);
    room -= content.length;
    const text = room < 0 ? summary : content;
    return {
      // Every article path shows any article: this one stays the same when the category changes.
      id: `/article/${encodeURIComponent(id)}`,
      href: articleHref(article),
      title: { text: title ?? titleNotAvailable, lang: detectLanguage(title) },
      date,
      updated,
      category: categoryLabel(article),
      summary: { text: summary, lang: detectLanguage(summary) },
      html: { text: articleHtml(text, origin), lang: detectLanguage(text) },
    };
  });
}
