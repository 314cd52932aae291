import { today } from '@setu/data';
import { articleWarnings } from '@setu/ui/articleText';
import {
  type ContentQueries,
  type Language,
  type StoredArticle,
  type WrittenAddress,
  now,
} from '@setu/data/staff';
import type { DeskSite } from '../command.ts';
import { formatDateTime } from '../content/dateTime.ts';
import { languageNames } from '../content/languageField.ts';
import { questionFaults } from '../content/questionFaults.ts';
import { didYouMean } from '../content/closestMatch.ts';
import type { Addresses } from './addresses.ts';
import type { Finding, Report, Where } from './finding.ts';

export interface Checking {
  queries: ContentQueries;
  site: DeskSite;
  addresses: Addresses;
  report: Report;
  signal: AbortSignal;
}

/** Checks course pages: slugs that are missing, taken or hidden by a page, and the addresses of each course. */
export async function checkCourses(checking: Checking): Promise<void> {
  const { queries, site, addresses, report, signal } = checking;
  const firstOf = new Map<string, Where>();
  const translations = createTranslations(checking, 'the same slug');
  for await (const { slug, language, ...row } of queries.storedCourses({ signal })) {
    const where = noteRow('course', row, checking);
    if (slug === null) {
      const why = 'it has no slug that an address could hold';
      report({ what: 'course without an address', where, why, advice: 'give it a slug' });
      continue;
    }
    addresses.addCourse(slug);
    translations.add(slug.toLowerCase(), language, where);
    const key = `${slug.toLowerCase()} ${language}`;
    const first = firstOf.get(key);
    if (first) {
      const why = `its slug '${slug}' is also that of course ${first.id}`;
      report({ what: 'slug twice', where, why, advice: 'change one of the two' });
    } else firstOf.set(key, where);
    if (site.isFixedPath(`/${slug}`)) {
      const why = `/${slug} is a page of the site`;
      report({ what: 'slug hidden by a page', where, why, advice: 'change the slug' });
    }
  }
  translations.reportMissing();
}

export async function checkCardsAndResources(checking: Checking): Promise<void> {
  const { queries, report, signal } = checking;
  for await (const { mode, ...card } of queries.storedCards({ signal })) {
    const where = noteRow('course card', card, checking);
    if (mode === 'online' || mode === 'offline') continue;
    report({
      what: 'course on no mode page',
      where,
      why: mode === null ? 'its card has no mode' : `the mode of its card is '${mode}'`,
      advice: "give it 'online' or 'offline'",
    });
  }
  for await (const resource of queries.storedResources({ signal })) {
    noteRow('resource', resource, checking);
  }
}

/** Checks articles without their texts: whether a list shows them, and where they lead. */
export async function checkArticles(checking: Checking, read: Progress): Promise<void> {
  const { queries, site, report, signal } = checking;
  let count = 0;
  const all: StoredArticle[] = [];
  for await (const articles of queries.storedArticles({ signal })) {
    if (site.languages.length > 1) all.push(...articles);
    for (const { category, listedAs, ...row } of articles) {
      const where = noteRow('article', row, checking);
      if (site.articleCategories.includes(listedAs ?? '')) continue;
      report({
        what: 'article in no list',
        where,
        why: category === null ? 'it has no category' : `its category is '${listedAs}'`,
        advice:
          `give it a category of the site.` + didYouMean(category ?? '', site.articleCategories),
      });
    }
    read((count += articles.length));
  }
  checkTranslations(all, report);
}

/** On a site in several languages, reports missing translations, and those older than their original. */
function checkTranslations(articles: readonly StoredArticle[], report: Report) {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const translated = new Set(articles.map(({ translationOf }) => translationOf));
  for (const { id, title, language, translationOf, ...article } of articles) {
    if (language === null) continue;
    const where = { kind: 'article', id, title } as const;
    if (translationOf === null) {
      if (isToCome(article.publishAt) || translated.has(id)) continue;
      report(withoutTranslation(where, language, `'translation of: ${id}'`));
      continue;
    }
    const original = byId.get(translationOf);
    const corrected = original?.updated ?? '';
    if (!original) {
      const why = `it translates article ${translationOf}, which is not there`;
      report({ what: 'leads nowhere', where, why, advice: 'correct what it translates' });
    } else if (corrected > (article.updated ?? article.date ?? '')) {
      const why = `article ${translationOf} was corrected on ${formatDateTime(corrected)}, after it`;
      report({ what: 'translation out of date', where, why, advice: 'bring it up to date' });
    }
  }
}

/** Whether a row appears later, so that it may still be translated. */
const isToCome = (publishAt: string | null) =>
  publishAt !== null && !(Date.parse(publishAt) <= now());

const withoutTranslation = (where: Where, language: Language, same: string): Finding => ({
  what: `${where.kind} without a translation`,
  where,
  why: `it is in ${languageNames[language]} alone`,
  advice: `publish it in ${languageNames[language === 'en' ? 'hi' : 'en']} with ${same}`,
});

/** Collects rows of which a translation has the same key. On a site in one language it reports none. */
function createTranslations({ site, report }: Checking, same: string) {
  const byKey = new Map<string, Map<Language | null, Where>>();
  return {
    add(key: string, language: Language | null, where: Where): void {
      byKey.set(key, (byKey.get(key) ?? new Map()).set(language, where));
    },
    reportMissing(): void {
      if (site.languages.length === 1) return;
      for (const rows of byKey.values()) {
        const [[language, where] = [null, null]] = rows;
        if (rows.size === 1 && language) report(withoutTranslation(where, language, same));
      }
    },
  };
}

type Progress = (count: number) => void;

const textsPerRead = 50;

/** Checks the texts of articles, and notes the ids that addresses may name. */
export async function checkTexts(checking: Checking, read: Progress): Promise<void> {
  const { queries, addresses, report, signal } = checking;
  let after: string | null = null;
  let count = 0;
  do {
    const start: string | null = after;
    const page = await queries.wholeArticles({ after: start, limit: textsPerRead, signal });
    for (const { article } of page.articles) {
      const { id, title, content } = article;
      addresses.addArticle(id);
      for (const { line, message } of articleWarnings(content)) {
        report({
          what: 'text shown otherwise',
          where: { kind: 'article', id, title },
          why: `line ${line}: ${message.replace(/\.$/, '')}`,
          advice: 'correct the text',
        });
      }
    }
    read((count += page.articles.length));
    after = page.last === start ? null : page.last;
  } while (after !== null);
}

export async function checkQuestions(checking: Checking, read: Progress): Promise<void> {
  const { queries, report, signal } = checking;
  let count = 0;
  const translations = createTranslations(checking, 'the same day and number');
  for await (const questions of queries.storedQuestions({ signal })) {
    const ids = questions.flatMap((one) => ('day' in one && one.articleId) || []);
    const articles = await queries.articleIdsOf({ ids, signal });
    for (const question of questions) {
      const where = { kind: 'question', id: question.id, title: question.stem } as const;
      const unanswerable = (why: string) =>
        report({ what: 'question without an answer', where, why, advice: 'correct it' });
      if (!('day' in question)) {
        unanswerable('it has no day, no four options or none of them as its answer');
        continue;
      }
      for (const { reason } of questionFaults(question)) unanswerable(reason);
      const { day, number, language, publishAt } = question;
      if (day <= today() && !isToCome(publishAt))
        translations.add(`${day} ${number}`, language, where);
      if (question.explanation === null) {
        const why = 'it says nothing of why its answer is right';
        report({ what: 'question without an explanation', where, why, advice: 'add it' });
      }
      const { articleId } = question;
      if (articleId === null || articles.has(articleId)) continue;
      const why = `it comes from article ${articleId}, which is not there`;
      report({ what: 'leads nowhere', where, why, advice: 'correct its article, or leave it out' });
    }
    read((count += questions.length));
  }
  translations.reportMissing();
}

const linksOfRows = {
  viewMore: 'its link',
  href: 'its link',
  url: 'its url',
  buy: 'its link to buy it',
} as const;
type LinkName = keyof typeof linksOfRows;

type Row = Pick<Where, 'id' | 'title'> & Partial<Record<LinkName | 'image', WrittenAddress | null>>;

/** Notes the addresses of a row. One without an id, or without the link that it is there for, is reported. */
function noteRow(kind: Where['kind'], row: Row, { addresses, report }: Checking): Where {
  const where = { kind, id: row.id, title: row.title };
  if (row.id === null) {
    const why = 'no address could hold its id, so that no page shows it';
    report({ what: 'row without an id', where, why, advice: 'give it another id' });
  }
  if (row.viewMore === null || row.href === null) {
    report({ what: 'leads nowhere', where, why: 'it has no link', advice: 'give it one' });
  }
  for (const name of Object.keys(linksOfRows) as LinkName[]) {
    addresses.note(row[name] ?? null, 'link', { where, which: linksOfRows[name] });
  }
  addresses.note(row.image ?? null, 'picture', { where, which: 'its picture' });
  return where;
}
