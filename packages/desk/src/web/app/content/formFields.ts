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

/** The fields of each kind, in the order of its form. */
export function formFields(
  kind: FormKind | 'articles',
  site: ScreenProps['site'],
  { articles: { languages }, content: { choose, byLetters, modes } }: Words,
): FormField[] {
  const more = { options: optionsOf(languages), placeholder: byLetters, isFixed: true };
  const language = site.languages.length > 1 ? [field('language', 'choice', more)] : [];
  const categories = (names: readonly string[]) =>
    field('category', 'choice', {
      options: names.map((name) => ({ value: name, label: name })),
      placeholder: choose,
    });
  if (kind === 'articles') {
    return [
      field('title'),
      categories(site.articleCategories),
      ...language,
      field('date', 'moment'),
      field('url', 'url'),
      field('topics'),
    ];
  }
  if (kind === 'resources') {
    return [field('title'), field('href'), field('picture', 'picture'), field('category')];
  }
  if (kind === 'courses') {
    const numbered = (count: number, fields: (place: number) => FormField[]) =>
      Array.from({ length: count }, (_, index) => fields(index + 1)).flat();
    return [
      field('title'),
      field('slug', 'line', { isFixed: true }),
      ...language,
      categories(site.courseCategories),
      field('mode', 'choice', { options: optionsOf(modes), placeholder: choose }),
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
  }
  const letters = { a: '(a)', b: '(b)', c: '(c)', d: '(d)' };
  return [
    field('day', 'date', { isFixed: true }),
    field('number', 'number', { isFixed: true }),
    ...language,
    field('stem', 'text'),
    field('statements', 'list', { most: questionLimits.statements }),
    field('line'),
    field('options', 'list', { most: 4, isWhole: true }),
    field('answer', 'choice', { options: optionsOf(letters), placeholder: choose }),
    field('explanation', 'text'),
    field('source'),
    field('topics'),
    field('article'),
    field('correction', 'text', { isOfPublished: true }),
    field('dropped', 'text', { isOfPublished: true }),
    field('publish_at'),
    field('draft', 'tick'),
  ];
}
