import { DataError, dayOf, today } from '@setu/data';
import { longestTexts, mostOf, now } from '@setu/data/staff';
import type { CourseDraft, PublishedCourse, SharedField } from '@setu/data/staff';
import type { Command, DeskSite } from '../command.ts';
import { languageField, prefixOf } from '../content/languageField.ts';
import { type Fields, asName } from '../content/fields.ts';
import { closestMatch } from '../content/closestMatch.ts';
import type { PublishKind, Planned } from './publishKind.ts';
import { sentenceOf } from './plan.ts';
import { namedFiles, publishAll, publishingOptions } from './publishAll.ts';

const usage = `
Usage: npm run desk -- courses <file.md | folder | file.csv> … [options]

Publishes courses: the page of each, and the card that leads to it. All files are checked before anything is
written. The pages are written first, all or none, then the cards, all or none, so that no card leads nowhere.

  --dry-run   shows what would be written, and writes nothing
  --replace   writes over courses that are published already; they keep their ids and addresses
  --json      for programs

A Markdown file begins with the fields, between two lines '---'; the overview stands below them. A CSV file
has the names of the fields in its first line.

  slug                              needed: the course's address, as gs-foundation-online
  title, category                   needed
  language                          en or hi; default: that of the title's letters
  mode                              needed: online or offline
  date                              2026-11-22 or 22/11/2026; default: today
  description, overview             texts
  duration, fees                    as they are to be shown
  picture, buy                      addresses
  featured                          yes or no
  module_1_heading, module_1        up to ${mostOf.modules}
  feature_1                         up to ${mostOf.features}
  outcome_1                         up to ${mostOf.outcomes}

The same course is one of the same slug and language.
`;

/** `name_1`, `name_2` …, as many as the page of a course shows. */
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}_${index + 1}`);

const modules = numbered('module', mostOf.modules);
const features = numbered('feature', mostOf.features);
const outcomes = numbered('outcome', mostOf.outcomes);

const [pagesStep, cardsStep] = ['pages of courses', 'cards of courses'];

export const courses: PublishKind<CourseDraft, PublishedCourse> = {
  noun: 'course',
  ownField: 'slug',
  body: 'overview',
  hasMarks: true,
  read,
  keysOf: ({ slug, language }) => (slug === '' ? [] : [`${slug} ${language}`]),
  async find(queries, drafts, { signal, over }) {
    if (over === undefined) return queries.coursesOf({ courses: drafts, signal });
    const card = (await queries.openedCourse({ id: over, signal }))?.card;
    return drafts.map(({ mode }) => ({
      pages: [over],
      cards: card ? [{ id: card.id, mode }] : [],
    }));
  },
  validate(draft, existing) {
    const { pages, cards } = existing;
    if (pages.length + cards.length === 0) return {};
    const many = pages.length > 1 ? `pages ${pages.join(', ')}` : undefined;
    const ofMode = cards.length < 2 || cardOf(draft, existing) !== null;
    const unclear =
      many ??
      (ofMode ? undefined : `cards ${cards.map(({ id }) => id).join(', ')} of no or the same mode`);
    return {
      exists: 'is published already',
      unclear: unclear && `has ${unclear}: delete all but one first`,
    };
  },
  steps: [
    {
      what: pagesStep,
      write: (queries, plan, signal) =>
        queries.writeCoursePages({ courses: plan.map(toWrite), signal }),
    },
    {
      what: cardsStep,
      write: (queries, plan, signal) =>
        queries.writeCourseCards({ courses: plan.map(toWrite), signal }),
    },
  ],
  async correct(queries, { draft }, over) {
    const { version, kept, failed } = await queries.correctCourse({ draft, ...over });
    if (failed) {
      const [done, what] =
        failed.written === 'Course Section' ? [cardsStep, pagesStep] : [pagesStep, cardsStep];
      const sentence = sentenceOf({ what, done: [done], error: failed.error });
      throw new DataError('unavailable', sentence);
    }
    const stays =
      'the card in the lists has its own, which stays. A file with --replace writes both';
    const left = kept.map((field) => `${sharedFields[field]}: ${stays}`);
    return { version, left };
  },
  replaced(planned) {
    const { page, card } = toWrite(planned);
    return [
      { table: 'Course Details', id: page },
      { table: 'Course Section', id: card },
    ];
  },
  columns: ['title', 'category', 'mode', 'date'],
  show: ({ title, category, mode, date }) => [title, category, mode, date ?? today(now())],
  publicPath: ({ slug, language }, _existing, site) => `${prefixOf(site, language)}/${slug}`,
  titleOf: ({ title }) => title,
};

/** As files name them. */
const sharedFields: Record<SharedField, string> = {
  title: 'title',
  description: 'description',
  image: 'picture',
  buyHref: 'buy',
};

const toWrite = ({ draft, existing }: Planned<CourseDraft, PublishedCourse>) => ({
  draft,
  page: existing.pages[0] ?? null,
  card: cardOf(draft, existing),
});

/** The card that a course overwrites: the only one, or the only one of its mode. */
function cardOf({ mode }: CourseDraft, { cards }: PublishedCourse): string | null {
  const ofMode = cards.length > 1 ? cards.filter((card) => card.mode === mode) : cards;
  return ofMode.length === 1 ? (ofMode[0]?.id ?? null) : null;
}

function read(fields: Fields, site: DeskSite): CourseDraft {
  const point = (name: string) => fields.text(name, { longest: longestTexts.point }) ?? [];
  const slug = fields.neededText('slug', { longest: longestTexts.slug });
  if (slug !== '' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    fields.refuse('slug', `'${slug}' has more than a to z, 0 to 9 and single hyphens between them`);
  } else if (slug !== '' && site.isFixedPath(`/${slug}`)) {
    fields.refuse('slug', `/${slug} is a page of the site, which would hide the course`);
  }
  const category = asName(fields.neededText('category', { longest: longestTexts.category }));
  const known = site.courseCategories;
  const meant = known.includes(category) ? undefined : closestMatch(category, known);
  if (meant !== undefined) fields.refuse('category', `did you mean '${meant}'?`);
  const mode = fields.oneOf('mode', ['online', 'offline']);
  const title = fields.neededText('title', { longest: longestTexts.title });
  return {
    slug,
    language: languageField(fields, title),
    title,
    category,
    mode: mode === '' ? 'online' : mode,
    date: dayOf(fields.dateTime('date')),
    description: fields.text('description', { longest: longestTexts.description }),
    image: fields.picture('picture'),
    buyHref: fields.link('buy'),
    featured: fields.flag('featured'),
    duration: fields.text('duration', { longest: longestTexts.fact }),
    fees: fields.text('fees', { longest: longestTexts.fact }),
    overview: fields.text('overview', { longest: longestTexts.overview }),
    modules: modules.map((name) => ({
      heading: fields.text(`${name}_heading`, { longest: longestTexts.moduleHeading }),
      body: fields.text(name, { longest: longestTexts.module }),
    })),
    features: features.flatMap(point),
    outcomes: outcomes.flatMap(point),
  };
}

export const courseCommand: Command = {
  name: 'courses',
  summary: 'publishes courses, each with its page and its card',
  usage,
  options: publishingOptions,
  run: async (context, args) =>
    publishAll(courses, context, args, await namedFiles(args, 'courses')),
};
