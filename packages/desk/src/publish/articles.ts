import { dayOf } from '@setu/data';
import { articleKeys, longestTexts, mostOf } from '@setu/data/staff';
import type { ArticleDraft, PublishedArticle } from '@setu/data/staff';
import type { Command, DeskSite } from '../command.ts';
import type { Fields } from '../content/fields.ts';
import { formatDateTime } from '../content/dateTime.ts';
import type { ContentType } from './contentType.ts';
import { publishAll, publishingOptions } from './publishAll.ts';

const usage = `
Usage: npm run desk -- publish <file.md | folder | file.csv> … [options]

Publishes articles. All files are checked before anything is written, and all is written or nothing.

  --dry-run   shows what would be written, and writes nothing
  --replace   writes over articles that are published already; they keep their ids and addresses
  --json      for programs

A Markdown file begins with the fields, between two lines '---'; the text stands below them. A CSV file has
the names of the fields in its first line, and the text in the column 'content'. Dates are India's.

  title       needed
  category    needed, letter for letter one of the site's
  date        2026-11-22 or 22/11/2026, with a time (06:00) or not; default: now, but with --replace needed
  topics      a list, or one line with commas; ${mostOf.topics} at most
  url         where the article is, if it is not on this site
  publish_at  in place of a date: the moment from which visitors see it
  draft       in place of a date: yes, visitors do not see it

The same article is one of the same category, title and day, or of the same url. A draft is the same whatever
its day, and with --replace so is one that waits for its moment.
`;

type There = PublishedArticle[];

interface Draft extends ArticleDraft {
  /** Its file says of which day it is. */
  isDated: boolean;
}

const articles: ContentType<Draft, There> = {
  noun: 'article',
  fields: ['title', 'category', 'date', 'topics', 'url', 'publish_at', 'draft', 'content'],
  body: 'content',
  read,
  keysOf: (draft) => (draft.title === '' ? [] : articleKeys(draft)),
  find: (queries, drafts, { signal, replace }) =>
    queries.articlesLike({ drafts, moving: replace, signal }),
  judge({ isDated }, there) {
    if (there.length === 0) {
      // The one that is meant may be of another day, and would be there twice.
      const unclear = isDated ? null : 'has no date, by which --replace finds the article';
      return { exists: null, unclear };
    }
    const ids = there.map(({ id }) => id).join(', ');
    return {
      exists: `is published already, as article ${ids}`,
      unclear:
        there.length > 1
          ? `is published ${there.length} times, as articles ${ids}: delete all but one first`
          : null,
    };
  },
  async unsupported(queries, signal) {
    const { topics, publishAt } = await queries.articleAbilities({ signal });
    return (draft) => {
      if (!topics && draft.topics.length > 0) {
        return lacking('topics', 'no topics', '20261124000600_topics.sql');
      }
      if (!publishAt && draft.publishAt !== null) {
        const field = draft.publishAt === 'infinity' ? 'draft' : 'publish_at';
        return lacking(field, 'no drafts and schedules', '20261124000400_drafts.sql');
      }
      return undefined;
    };
  },
  steps: [
    {
      what: 'articles',
      write: (queries, plan, signal) =>
        queries.writeArticles({
          articles: plan.map(({ draft, there }) => ({ draft, replaces: there[0] ?? null })),
          signal,
        }),
    },
  ],
  columns: ['title', 'category', 'date', 'visible', 'topics', 'characters'],
  show: ({ title, category, date, publishAt, topics, content }) => [
    title,
    category,
    formatDateTime(date),
    publishAt === null ? 'at once' : publishAt === 'infinity' ? 'draft' : formatDateTime(publishAt),
    topics.join(', '),
    content.length,
  ],
  addressOf: (draft, [first], site) =>
    draft.url ?? (first ? site.articleHref({ id: first.id, category: draft.category }) : null),
};

const lacking = (field: string, what: string, migration: string) => ({
  field,
  reason: `this project has ${what}; the migration ${migration} adds them. Or leave the field out`,
});

function read(fields: Fields, { articleCategories }: DeskSite): Draft {
  const now = new Date().toISOString();
  const isDraft = fields.flag('draft');
  const publishAt = fields.moment('publish_at');
  const given = fields.moment('date');
  // The date of an article is that of its publication.
  if ([isDraft, publishAt !== null, given !== null].filter(Boolean).length > 1) {
    fields.refuse(isDraft ? 'draft' : 'publish_at', 'give one of date, publish_at and draft');
  }
  const date = given ?? publishAt ?? now;
  if (given !== null && (dayOf(given) ?? '') > (dayOf(now) ?? '')) {
    fields.refuse(
      'date',
      `${formatDateTime(given)} is still to come: give a publish_at in its place`,
    );
  }
  const url = fields.link('url');
  const content = fields.text('content', { longest: longestTexts.articleContent });
  if (content === null && url === null)
    fields.refuse('content', 'there is neither a text nor a url');
  return {
    title: fields.neededText('title', { longest: longestTexts.articleTitle }),
    category: fields.oneOf('category', articleCategories),
    content: content ?? '',
    date,
    topics: fields.texts('topics', { longest: longestTexts.topic, most: mostOf.topics }),
    url,
    publishAt: isDraft ? 'infinity' : publishAt,
    isDated: given !== null || publishAt !== null || isDraft,
  };
}

/** Publishes articles. */
export const publish: Command = {
  name: 'publish',
  summary: 'publishes articles from Markdown files or a table',
  usage,
  options: publishingOptions,
  run: (context, args) => publishAll(articles, context, args),
};
