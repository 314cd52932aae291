import { articleKeys, longestTexts, mostOf, now } from '@setu/data/staff';
import type {
  ArticleDraft,
  ArticleMatch,
  ContentQueries,
  PlacedArticle,
  PublishedArticle,
} from '@setu/data/staff';
import type { Command, DeskSite } from '../command.ts';
import type { Fields } from '../content/fields.ts';
import { articleField, languageField, prefixOf } from '../content/languageField.ts';
import { formatDateTime, visibleFrom } from '../content/dateTime.ts';
import type { PublishKind } from './publishKind.ts';
import { namedFiles, publishAll, publishingOptions } from './publishAll.ts';
import { questionsOf } from './questions.ts';

const usage = `
Usage: npm run desk -- publish <file.md | folder | file.csv> … [options]

Publishes articles, or the questions of a day. All files are checked before anything is written, and all is
written or nothing.

  --dry-run   shows what would be written, and writes nothing
  --replace   writes over articles that are published already; they keep ids, addresses, and their date and
              time unless the file has others
  --move      with --replace: also gives an article the date of its file where that is of another day
  --tables    makes tables of lines that are separated by tabs, as spreadsheets paste them
  --day       of questions whose file does not say it
  --json      for programs

A Markdown file begins with the fields, between two lines '---'; the text stands below them. A CSV file has
the names of the fields in its first line, and the text in the column 'content'. Dates are India's.

  title       needed
  category    needed, letter for letter one of the site's
  date        2026-11-22 or 22/11/2026, with a time (06:00) or not; default: now, or what it was
  topics      a list, or one line with commas; ${mostOf.topics} at most
  url         where the article is, if it is not on this site
  language    en or hi; default: that of the title's letters
  translation of
              the article in the other language that it translates: an id or an address
  publish_at  in place of a date: the moment from which visitors see it
  draft       in place of a date: yes, visitors do not see it

The same article is one of the same category, title and day, or of the same url. A draft is the same whatever
its day, and with --replace so is one that waits for its moment.

A file of questions has the field 'day' in place of title and category, also topics, article (an id or an
address), source, language, publish_at, draft. Below stand the questions:

  1. Consider the following statements:
  1. The first statement.
  2. The second statement.
  Which of the statements given above is/are correct?
  (a) 1 only
  (b) 2 only
  (c) Both 1 and 2
  (d) Neither 1 nor 2
  Answer: (c)
  Explanation: Why.

'Source:', 'Topics:' and 'Article:' may follow, for one question. A .txt or .gift file is one of Moodle's, Aiken
or GIFT. The same question is one of the same day and words, or place. Published again it changes nothing, but
for its key: another 'Answer:' corrects it, and visitors who may have seen it are told; 'Correction:' says why.
'Dropped:' with a reason: it no longer counts. Any other change needs --replace.
`;

/** What is published of a draft, and what it may be written over. */
interface Existing extends ArticleMatch {
  replaces: PublishedArticle[];
  /** Why the draft cannot be a translation of the article that it names. */
  refused?: string | undefined;
}

export const articles: PublishKind<ArticleDraft, Existing> = {
  noun: 'article',
  ownField: 'title',
  body: 'content',
  hasMarks: true,
  read,
  keysOf: ({ date, ...draft }) =>
    draft.title === ''
      ? []
      : [
          ...articleKeys({ ...draft, date: date ?? new Date(now()).toISOString() }),
          // An article has one translation.
          ...(draft.translationOf === null ? [] : [`translation of ${draft.translationOf}`]),
        ],
  async find(queries, drafts, { signal, replace, move, over }) {
    // A translation may have the title of its original.
    const exceptOriginal = ({ same, ofOtherDays }: ArticleMatch, index: number): ArticleMatch => {
      const isOther = ({ id }: PublishedArticle) => id !== drafts[index]?.translationOf;
      return { same: same.filter(isOther), ofOtherDays: ofOtherDays.filter(isOther) };
    };
    const matches =
      over === undefined
        ? (await queries.articlesLike({ drafts, replacing: replace, signal })).map(exceptOriginal)
        : [await opened(queries, over, signal)];
    const replaced = matches.map(({ same, ofOtherDays }, index) => {
      const takesOther = drafts[index]?.date === null || move;
      return same.length === 0 && takesOther ? ofOtherDays : same;
    });
    const ids = [
      ...drafts.flatMap(({ translationOf }) => translationOf ?? []),
      ...replaced.flat().map(({ id }) => id),
    ];
    const placed = await queries.placedArticles({ ids, signal });
    return matches.map((match, index) => {
      const replaces = replaced[index] ?? [];
      const draft = drafts[index];
      return { ...match, replaces, refused: draft && refusalOf(draft, replaces, placed) };
    });
  },
  validate(_draft, { replaces, ofOtherDays, refused }) {
    if (refused !== undefined) return { refused };
    const named = (articles: PublishedArticle[]) => articles.map(({ id }) => id).join(', ');
    const [one, ...more] = replaces;
    if (one) {
      const many = `is published ${replaces.length} times, as articles ${named(replaces)}`;
      return {
        exists: `is published already, as article ${named(replaces)}`,
        unclear:
          more.length > 0 ? `${many}: give the date of one, or delete all but one` : undefined,
      };
    }
    const [other] = ofOtherDays;
    if (!other) return {};
    const day = other.date === null ? 'no date' : formatDateTime(other.date);
    const which = ofOtherDays.length === 1 ? `article ${other.id} of ${day}` : named(ofOtherDays);
    return {
      unclear:
        `is not published on its date, but as ${which}. To correct that one leave the date out; with --move it ` +
        'gets the new one; without --replace this becomes an article of its own',
    };
  },
  async unsupported(queries, signal) {
    const lacking = Object.entries(await lackingFields(queries, signal));
    return ({ topics, publishAt, translationOf }) => {
      const used: Record<string, boolean> = {
        topics: topics.length > 0,
        draft: publishAt !== null,
        translation_of: translationOf !== null,
      };
      const [name, reason] = lacking.find(([field]) => used[field]) ?? [];
      if (!name || !reason) return undefined;
      const isTimed = name === 'draft' && publishAt !== 'infinity';
      return { field: isTimed ? 'publish_at' : name, reason };
    };
  },
  steps: [
    {
      what: 'articles',
      write: (queries, plan, signal) =>
        queries.writeArticles({
          articles: plan.map(({ draft, existing }) => ({
            draft,
            replaces: existing.replaces[0] ?? null,
          })),
          signal,
        }),
    },
  ],
  async correct(queries, { draft, existing }, over) {
    const [replaces] = existing.replaces;
    return { version: replaces && (await queries.correctArticle({ draft, replaces, ...over })) };
  },
  replaced: ({ existing: { replaces } }) => [{ table: 'Articles', id: replaces[0]?.id ?? null }],
  columns: ['title', 'category', 'date', 'visible', 'topics', 'characters'],
  show: ({ title, category, date, publishAt, topics, content }, existing) => [
    title,
    category,
    formatDateTime(date ?? existing.replaces[0]?.date ?? new Date(now()).toISOString()),
    visibleFrom(publishAt, 'at once'),
    topics.join(', '),
    content.length,
  ],
  publicPath: (draft, { replaces: [first] }, site) =>
    draft.url ??
    (first
      ? prefixOf(site, draft.language) +
        site.articleHref({ id: first.id, category: draft.category })
      : null),
  titleOf: ({ title }) => title,
  noteOf: ({ publishAt }) =>
    publishAt === null
      ? null
      : publishAt === 'infinity'
        ? 'a draft, which no visitor sees'
        : `visitors see it from ${formatDateTime(publishAt)}`,
};

/** The article that is open in the editor, as what its draft matches. */
async function opened(
  queries: ContentQueries,
  id: string,
  signal: AbortSignal,
): Promise<ArticleMatch> {
  return { same: [{ ...(await queries.writtenArticle({ id, signal })), id }], ofOtherDays: [] };
}

/** The fields of an article that the project has no columns for, with the reason to show. */
export async function lackingFields(
  queries: ContentQueries,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  const { topics, publishAt, language } = await queries.articleAbilities({ signal });
  const reason = (what: string, migration: string) =>
    `this project has ${what}; the migration ${migration} adds them. Or leave the field out`;
  const noDrafts = reason('no drafts and schedules', '20261124000400_drafts.sql');
  const noTopics = reason('no topics', '20261124000600_topics.sql');
  const noTranslations = reason('no translations', '20261124000150_languages.sql');
  return {
    ...(!topics && { topics: noTopics }),
    ...(!publishAt && { draft: noDrafts }),
    ...(!language && { translation_of: noTranslations }),
  };
}

/** Why an article cannot have its language beside its translation, or not translate what it names. */
function refusalOf(
  { translationOf, language }: ArticleDraft,
  replaces: readonly PublishedArticle[],
  placed: readonly PlacedArticle[],
): string | undefined {
  const twins = placed.filter((one) => replaces.some(({ id }) => id === one.translationOf));
  const twin = twins.find((one) => one.language === language) ?? twins[0];
  if (twin?.language === language) {
    return `language: article ${twin.id}, its translation, is in the same language`;
  }
  if (translationOf === null) return undefined;
  const refuse = (reason: string) => `translation of: ${reason}`;
  if (twin)
    return refuse(`article ${twin.id} is a translation of this one, which can be none itself`);
  const isOwn = ({ id }: PlacedArticle) => replaces.some((replaced) => replaced.id === id);
  const translations = placed.filter((one) => one.translationOf === translationOf);
  const original = placed.find(({ id }) => id === translationOf);
  // It may go on naming an original that was withdrawn, and may come back.
  if (!original && translations.some(isOwn)) return undefined;
  if (!original) return refuse(`there is no article ${translationOf}`);
  if (original.translationOf !== null) {
    return refuse(
      `article ${translationOf} is a translation itself: name article ${original.translationOf}`,
    );
  }
  if (original.language === language || isOwn(original)) {
    return refuse(`article ${translationOf} is in the same language`);
  }
  const other = translations.find((one) => !isOwn(one));
  return other && refuse(`article ${translationOf} has a translation already, article ${other.id}`);
}

function read(fields: Fields, site: DeskSite): ArticleDraft {
  const isDraft = fields.flag('draft');
  const publishAt = fields.dateTime('publish_at');
  const given = fields.dateTime('date');
  // The date of an article is that of its publication.
  if ([isDraft, publishAt !== null, given !== null].filter(Boolean).length > 1) {
    fields.refuse(isDraft ? 'draft' : 'publish_at', 'give one of date, publish_at and draft');
  }
  if (given !== null && Date.parse(given) > now()) {
    fields.refuse(
      'date',
      `${formatDateTime(given)} is still to come: give a publish_at in its place`,
    );
  }
  const url = fields.link('url');
  const content = fields.text('content', { longest: longestTexts.articleContent });
  if (content === null && url === null)
    fields.refuse('content', 'there is neither a text nor a url');
  const title = fields.neededText('title', { longest: longestTexts.articleTitle });
  return {
    title,
    category: fields.oneOf('category', site.articleCategories),
    content: content ?? '',
    date: given ?? publishAt,
    topics: fields.texts('topics', { longest: longestTexts.topic, most: mostOf.topics }),
    url,
    publishAt: isDraft ? 'infinity' : publishAt,
    language: languageField(fields, title),
    translationOf: articleField(fields, 'translation_of', site),
  };
}

export const publish: Command = {
  name: 'publish',
  summary: 'publishes articles and questions from files, or a table',
  usage,
  options: {
    ...publishingOptions,
    move: { type: 'boolean' },
    tables: { type: 'boolean' },
    day: { type: 'string' },
  },
  async run(context, args) {
    const { day } = args.values;
    const given =
      day === undefined
        ? await namedFiles(args, 'articles', 'questions')
        : await namedFiles(args, 'questions');
    return given.kind === 'questions'
      ? publishAll(questionsOf(day), context, args, given)
      : publishAll(articles, context, args, given);
  },
};
