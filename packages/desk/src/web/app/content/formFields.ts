import { mostOf, questionLimits } from '@setu/data/staff';
import type { FormKind } from '../../api/contentList.ts';
import { optionsOf } from '../shared/optionsOf.ts';
import type { ScreenProps } from '../shared/screenProps.ts';
import type { Words } from '../words/words.ts';

/** A field of a form, by the name that it has in a file. */
export interface FormField {
  name: string;
  control:
    | ('line' | 'text' | 'marked' | 'number' | 'date' | 'moment' | 'url')
    | ('choice' | 'tick' | 'list' | 'picture');
  /** Whether nothing is saved without it. */
  isNeeded?: boolean;
  /** Whether it identifies the item: it cannot be changed once the item is published. */
  isFixed?: boolean;
  /** Only published items have it. */
  isOfPublished?: boolean;
  options?: readonly { value: string; label: string }[];
  /** The label of no choice. */
  placeholder?: string;
  most?: number;
  /** Whether a list must have all of its texts. */
  isWhole?: boolean;
}

const field = (
  name: string,
  control: FormField['control'] = 'line',
  more: Partial<FormField> = {},
): FormField => ({ name, control, ...more });

const needed = { isNeeded: true };

/** What the fields of a form depend on. */
interface FormSite {
  site: ScreenProps['site'];
  words: Words;
  /** The field of the language, on a site of several. */
  language: readonly FormField[];
}

const categories = (names: readonly string[], { content: { choose } }: Words) =>
  field('category', 'choice', {
    ...needed,
    options: names.map((name) => ({ value: name, label: name })),
    placeholder: choose,
  });

const articleFields = ({ site, words, language }: FormSite): FormField[] => [
  field('title', 'line', needed),
  categories(site.articleCategories, words),
  ...language,
  field('date', 'moment'),
  field('url', 'url'),
  field('topics'),
];

const resourceFields = (): FormField[] => [
  field('title', 'line', needed),
  field('href', 'line', needed),
  field('picture', 'picture'),
  field('category'),
];

const numbered = (count: number, fields: (place: number) => FormField[]) =>
  Array.from({ length: count }, (_, index) => fields(index + 1)).flat();

const courseFields = ({ site, words, language }: FormSite): FormField[] => {
  const { choose, modes } = words.content;
  return [
    field('title', 'line', needed),
    field('slug', 'line', { ...needed, isFixed: true }),
    ...language,
    categories(site.courseCategories, words),
    field('mode', 'choice', { ...needed, options: optionsOf(modes), placeholder: choose }),
    field('date', 'date'),
    field('description', 'text'),
    field('overview', 'marked'),
    field('duration'),
    field('fees'),
    field('picture', 'picture'),
    field('buy'),
    field('featured', 'tick'),
    ...numbered(mostOf.modules, (place) => [
      field(`module_${place}_heading`),
      field(`module_${place}`, 'text'),
    ]),
    ...numbered(mostOf.features, (place) => [field(`feature_${place}`)]),
    ...numbered(mostOf.outcomes, (place) => [field(`outcome_${place}`)]),
  ];
};

const letters = { a: '(a)', b: '(b)', c: '(c)', d: '(d)' };

const questionFields = ({ words, language }: FormSite): FormField[] => [
  field('day', 'date', { ...needed, isFixed: true }),
  field('number', 'number', { ...needed, isFixed: true }),
  ...language,
  field('stem', 'text', needed),
  field('statements', 'list', { most: questionLimits.statements }),
  field('line'),
  field('options', 'list', { ...needed, most: 4, isWhole: true }),
  field('answer', 'choice', {
    ...needed,
    options: optionsOf(letters),
    placeholder: words.content.choose,
  }),
  field('explanation', 'text'),
  field('source'),
  field('topics'),
  field('article'),
  field('correction', 'text', { isOfPublished: true }),
  field('dropped', 'text', { isOfPublished: true }),
  field('publish_at'),
  field('draft', 'tick'),
];

const fieldsOf: Record<FormKind | 'articles', (of: FormSite) => FormField[]> = {
  articles: articleFields,
  resources: resourceFields,
  courses: courseFields,
  questions: questionFields,
};

/** The fields of each kind, in the order of its form. */
export function formFields(
  kind: FormKind | 'articles',
  site: ScreenProps['site'],
  words: Words,
): FormField[] {
  const more = {
    options: optionsOf(words.articles.languages),
    placeholder: words.content.byLetters,
    isFixed: true,
  };
  const language = site.languages.length > 1 ? [field('language', 'choice', more)] : [];
  return fieldsOf[kind]({ site, words, language });
}
