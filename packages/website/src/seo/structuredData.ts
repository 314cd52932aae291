import { titleNotAvailable } from '@locales/common.ts';
import { author } from '@locales/programs.ts';
import { type Article as ArticleModel, type Course, PAGE_SIZE } from '@setu/data';
import { type ShownPage, withPrefix } from '@setu/kit';
import type {
  Article,
  BreadcrumbList,
  Course as CourseThing,
  CreativeWork,
  EducationalOrganization,
  ItemList,
  Offer,
  Quiz,
  VideoObject,
} from 'schema-dts';
import { articleCrumbs, articlePath } from '../articles/articleHref.ts';
import { institutePreview } from '../pageHead/previews.ts';
import { testimonials } from '@site/content/testimonials.ts';
import type { Testimonial } from '../instituteTypes.ts';
import { courseCrumbs } from '../courses/courseProps.ts';
import type { Meta } from '../frame/Head.tsx';
import { linkAddress, otherLanguage, pageAddress } from '../language/language.ts';
import { institute } from '@site/institute.ts';
import { socialLinks } from '../institute/menus.ts';
import { detectLanguage } from '../language/detectLanguage.ts';
import type { Data as ArticleData } from '../pages/Article.tsx';
import type { Data as CourseData } from '../pages/Course.tsx';
import type { Sheet } from '../practice/readSheet.ts';
import type { Data as CourseListData } from '../pages/CourseList.tsx';

// Structured data for search engines, in the vocabulary of https://schema.org, whose types the compiler checks.
// Used only on the server.

/** A thing as an object, although schema.org accepts its address as well. */
type Thing = Exclude<
  Article | BreadcrumbList | CourseThing | EducationalOrganization | ItemList | Quiz | VideoObject,
  string
>;

interface Shown {
  /** Absolute address of the site without a trailing slash. */
  origin: string;
  /** Canonical address of the page. */
  url: string;
  head: Meta;
}

/** The things that a page is about; none for a page that search engines are not to find. */
export function structuredData({ screen, data, head: props, origin }: ShownPage): Thing[] {
  const head = props as Meta;
  if (head.path === undefined || head.noindex) return [];
  const shown: Shown = { origin, url: origin + pageAddress(head.path), head };
  switch (screen) {
    case 'Home':
      return [institution(origin), ...videos(testimonials, origin)];
    case 'Article':
      return articlePage(data as ArticleData, shown);
    case 'Course':
      return coursePage(data as CourseData, shown);
    case 'CourseList':
      return courseList(data as CourseListData, shown);
    case 'Practice':
      return quiz(data as Sheet, shown);
    default:
      return [];
  }
}

const provider = (origin: string): Exclude<EducationalOrganization, string> => ({
  '@type': 'EducationalOrganization',
  name: institute.name,
  url: origin + pageAddress('/'),
});

const institution = (origin: string): Thing => ({
  ...provider(origin),
  logo: `${origin}/icon-512.png`,
  telephone: institute.admissionsPhone,
  ...(institute.address && {
    address: {
      '@type': 'PostalAddress',
      streetAddress: institute.address.lines.join(', '),
      addressCountry: institute.address.country,
    },
  }),
  sameAs: socialLinks.map(({ href }) => href),
});

/** The shown videos whose day of upload is known: search engines accept none without it. */
export const videos = (all: readonly Testimonial[], origin: string): Thing[] =>
  all.flatMap(({ title, person, poster, source, uploaded }) =>
    uploaded === undefined || person?.consent === false
      ? []
      : {
          '@type': 'VideoObject',
          name: title,
          description: poster.alt,
          thumbnailUrl: new URL(poster.src, origin).href,
          contentUrl: new URL(source.src, origin).href,
          uploadDate: uploaded,
        },
  );

function articlePage(loaded: ArticleData, { origin, url, head }: Shown): Thing[] {
  if (!loaded.ok) return [];
  const { article } = loaded;
  return [
    {
      '@type': 'Article',
      headline: article.title ?? titleNotAvailable,
      ...(article.date !== null && { datePublished: article.date }),
      ...(article.updated !== null && { dateModified: article.updated }),
      inLanguage: inLanguage(`${article.title ?? ''} ${article.content.slice(0, 2000)}`),
      author: { '@type': 'Organization', name: author, url: origin + pageAddress('/about') },
      publisher: provider(origin),
      image: new URL((head.preview ?? institutePreview).src, origin).href,
      mainEntityOfPage: url,
      ...translationOf(article, origin),
    },
    trail(articleCrumbs(article), origin),
  ];
}

const inLanguage = (text: string | null) => detectLanguage(text) ?? institute.locale;

function translationOf(
  { translation }: Pick<ArticleModel, 'translation'>,
  origin: string,
): Pick<Exclude<Article, string>, 'workTranslation' | 'translationOfWork'> {
  if (!translation || !otherLanguage) return {};
  const other: Exclude<CreativeWork, string> = {
    '@type': 'CreativeWork',
    name: translation.title ?? titleNotAvailable,
    inLanguage: translation.language,
    url: origin + withPrefix(otherLanguage.prefix, articlePath(translation)),
  };
  return { [translation.isOriginal ? 'translationOfWork' : 'workTranslation']: other };
}

function coursePage(loaded: CourseData, { origin, url, head }: Shown): Thing[] {
  if (!loaded.ok) return [];
  const { course } = loaded;
  return [
    {
      '@type': 'Course',
      name: course.title ?? titleNotAvailable,
      ...(head.description !== undefined && { description: head.description }),
      inLanguage: inLanguage(course.title),
      url,
      ...(course.image !== null && { image: new URL(course.image, origin).href }),
      provider: provider(origin),
      ...offers(course, url),
    },
    trail(courseCrumbs(course), origin),
  ];
}

function offers({ fees, buyHref }: Course, url: string): { offers: Offer } | undefined {
  const price = priceOf(fees ?? '');
  if (price === undefined) return undefined;
  const offer: Offer = {
    '@type': 'Offer',
    price,
    priceCurrency: 'INR',
    category: 'Paid',
    url: isWeb(buyHref) ? new URL(linkAddress(buyHref), url).href : url,
  };
  return { offers: offer };
}

/** The price in a text of fees: '₹48,000', 'Rs. 1,20,000'. Undefined for any other text. */
export function priceOf(fees: string): number | undefined {
  const [, digits] =
    /^(?:₹|Rs\.?|INR)\s*([1-9]\d*|[1-9]\d{0,2}(?:,\d{2,3})*,\d{3})(?:\/-)?$/i.exec(fees.trim()) ??
    [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** The options name the statements by their numbers, as the page does. */
const numbered = (statements: readonly string[]) =>
  statements.map((text, index) => `${index + 1}. ${text}`);

/** Dropped questions are left out. */
function quiz({ questions }: Sheet, { origin, url, head }: Shown): Thing[] {
  if (!questions.ok) return [];
  return [
    {
      '@type': 'Quiz',
      name: head.title,
      inLanguage: inLanguage(questions.value[0]?.stem ?? null),
      url,
      provider: provider(origin),
      hasPart: questions.value
        .filter(({ state }) => state !== 'dropped')
        .map(({ stem, statements, line, options, answer }) => ({
          '@type': 'Question',
          eduQuestionType: 'Multiple choice',
          text: [stem, ...numbered(statements), line ?? ''].join('\n').trim(),
          suggestedAnswer: options.map((text) => ({ '@type': 'Answer', text })),
          acceptedAnswer: { '@type': 'Answer', text: options['abcd'.indexOf(answer)] ?? '' },
        })),
    },
  ];
}

function courseList(loaded: CourseListData | null, { origin, url }: Shown): Thing[] {
  if (!loaded?.courses.ok) return [];
  const { items, page, total } = loaded.courses.value;
  const before = (page - 1) * PAGE_SIZE;
  return [
    {
      '@type': 'ItemList',
      url,
      ...(total !== null && { numberOfItems: total }),
      itemListElement: items.map(({ title, viewMoreHref }, index) => ({
        '@type': 'ListItem',
        position: before + index + 1,
        name: title ?? titleNotAvailable,
        ...(isWeb(viewMoreHref) && { url: new URL(linkAddress(viewMoreHref), origin).href }),
      })),
    },
  ];
}

/** Whether an address leads to a page: a table may contain telephone and mail links. */
const isWeb = (href: string | null): href is string => /^(?:\/|https?:)/i.test(href ?? '');

const trail = (crumbs: readonly { title: string; href?: string }[], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    ...(href !== undefined && { item: origin + pageAddress(href) }),
  })),
});
