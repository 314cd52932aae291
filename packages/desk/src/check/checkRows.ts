import { articleWarnings } from '@setu/ui/articleText';
import type {
  ContentQueries,
  StoredArticle,
  StoredCard,
  StoredCourse,
  StoredResource,
} from '@setu/data/staff';
import type { DeskSite } from '../command.ts';
import { formatDateTime } from '../content/dateTime.ts';
import { languageNames } from '../content/languageField.ts';
import { questionFaults } from '../content/questionFaults.ts';
import { didYouMean } from '../content/closestMatch.ts';
import type { Addresses } from './addresses.ts';
import type { Report, Where } from './finding.ts';

/** The context of all checks of rows. */
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
  for await (const courses of queries.storedCourses({ signal })) {
    for (const { slug, language, buy, image, ...row } of courses) {
      const where = whereOf('course', row, report);
      addresses.note(buy, 'link', { where, which: 'its link to buy it' });
      addresses.note(image, 'picture', { where, which: 'its picture' });
      if (slug === null) {
        const why = 'it has no slug that an address could hold';
        report({ what: 'course without an address', where, why, advice: 'give it a slug' });
        continue;
      }
      addresses.addCourse(slug);
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
  }
}

/** Checks where the cards of courses lead. */
export async function checkCards({ queries, addresses, report, signal }: Checking): Promise<void> {
  for await (const cards of queries.storedCards({ signal })) {
    for (const card of cards) checkCard(card, addresses, report);
  }
}

function checkCard({ viewMore, buy, image, ...row }: StoredCard, to: Addresses, report: Report) {
  const where = whereOf('course card', row, report);
  if (viewMore === null) report(leadsNowhere(where));
  to.note(viewMore, 'link', { where, which: 'its link' });
  to.note(buy, 'link', { where, which: 'its link to buy it' });
  to.note(image, 'picture', { where, which: 'its picture' });
}

/** Checks where free resources lead. */
export async function checkResources(checking: Checking): Promise<void> {
  const { queries, addresses, report, signal } = checking;
  for await (const resources of queries.storedResources({ signal })) {
    for (const { href, image, ...row } of resources) {
      const where = whereOf('resource', row, report);
      if (href === null) report(leadsNowhere(where));
      addresses.note(href, 'link', { where, which: 'its link' });
      addresses.note(image, 'picture', { where, which: 'its picture' });
    }
  }
}

/** Checks articles without their texts: whether a list shows them, and where they lead. */
export async function checkArticles(checking: Checking, read: Progress): Promise<void> {
  const { queries, site, addresses, report, signal } = checking;
  let count = 0;
  const all: StoredArticle[] = [];
  for await (const articles of queries.storedArticles({ signal })) {
    if (site.languages.length > 1) all.push(...articles);
    for (const { category, url, ...row } of articles) {
      const where = whereOf('article', row, report);
      addresses.note(url, 'link', { where, which: 'its url' });
      if (category !== null && site.articleCategories.includes(category)) continue;
      report({
        what: 'article in no list',
        where,
        why: category === null ? 'it has no category' : `its category is '${category}'`,
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
      if (translated.has(id)) continue;
      const advice = `publish it in ${languageNames[language === 'en' ? 'hi' : 'en']} with 'translation of: ${id}'`;
      const why = `it is in ${languageNames[language]} alone`;
      report({ what: 'article without a translation', where, why, advice });
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

type Progress = (count: number) => void;

/** How many texts are read at a time. */
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

/** Checks that questions can be answered. */
export async function checkQuestions({ queries, report, signal }: Checking): Promise<void> {
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
      for (const fault of questionFaults(question)) unanswerable(fault);
      if (question.explanation === null) {
        const why = 'it says nothing of why its answer is right';
        report({ what: 'question without an explanation', where, why, advice: 'add it' });
      }
      const { articleId } = question;
      if (articleId === null || articles.has(articleId)) continue;
      const why = `it comes from article ${articleId}, which is not there`;
      report({ what: 'leads nowhere', where, why, advice: 'correct its article, or leave it out' });
    }
  }
}

type Row = Pick<StoredArticle | StoredCourse | StoredResource, 'id' | 'title'>;

function whereOf(kind: Where['kind'], { id, title }: Row, report: Report): Where {
  const where = { kind, id, title };
  if (id === null) {
    const why = 'no address could hold its id, so that no page shows it';
    report({ what: 'row without an id', where, why, advice: 'give it another id' });
  }
  return where;
}

const leadsNowhere = (where: Where) => ({
  what: 'leads nowhere',
  where,
  why: 'it has no link',
  advice: 'give it one',
});
