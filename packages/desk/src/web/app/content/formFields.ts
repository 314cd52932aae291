import type { FormKind } from '../../api/kinds.ts';
import type { ScreenProps } from '../screens.ts';
import type { Words } from '../words/en.ts';

/** A field of a form, by the name that it has in a file. */
export interface FormField {
  name: string;
  control: 'line' | 'text' | 'number' | 'date' | 'choice' | 'tick' | 'list' | 'picture';
  /** It says which one this is: it stays as it is once that is published. */
  isFixed?: boolean;
  /** Only what is published has it. */
  isOfPublished?: boolean;
  /** Of a choice. */
  options?: readonly { value: string; label: string }[];
  /** What stands for no choice. */
  placeholder?: string;
  /** Of a list: so many it may have. */
  most?: number;
  /** Of a list: whether all of them must be there. */
  isWhole?: boolean;
}

const field = (
  name: string,
  control: FormField['control'] = 'line',
  more: Partial<FormField> = {},
): FormField => ({ name, control, ...more });

/** The fields of each kind, in the order of its form. */
export function formFields(
  kind: FormKind,
  site: ScreenProps['site'],
  { articles: { languages }, content: { choose, byLetters, modes } }: Words,
): FormField[] {
  const options = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));
  const language = field('language', 'choice', {
    options: options(languages),
    placeholder: byLetters,
    isFixed: true,
  });
  if (kind === 'resources') {
    return [field('title'), field('href'), field('picture', 'picture'), field('category')];
  }
  if (kind === 'courses') {
    const categories = Object.fromEntries(site.courseCategories.map((name) => [name, name]));
    const numbered = (count: number, fields: (place: number) => FormField[]) =>
      Array.from({ length: count }, (_, index) => fields(index + 1)).flat();
    return [
      field('title'),
      field('slug', 'line', { isFixed: true }),
      language,
      field('category', 'choice', { options: options(categories), placeholder: choose }),
      field('mode', 'choice', { options: options(modes), placeholder: choose }),
      field('date', 'date'),
      field('description', 'text'),
      field('overview', 'text'),
      field('duration'),
      field('fees'),
      field('picture', 'picture'),
      field('buy'),
      field('featured', 'tick'),
      ...numbered(3, (place) => [
        field(`module_${place}_heading`),
        field(`module_${place}`, 'text'),
      ]),
      ...numbered(3, (place) => [field(`feature_${place}`)]),
      ...numbered(5, (place) => [field(`outcome_${place}`)]),
    ];
  }
  const letters = { a: '(a)', b: '(b)', c: '(c)', d: '(d)' };
  return [
    field('day', 'date', { isFixed: true }),
    field('number', 'number', { isFixed: true }),
    language,
    field('stem', 'text'),
    field('statements', 'list', { most: 10 }),
    field('line'),
    field('options', 'list', { most: 4, isWhole: true }),
    field('answer', 'choice', { options: options(letters), placeholder: choose }),
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

/** What a field is called; those that there are several of have a number. */
export function labelOf(name: string, { fields }: Words['content']): string {
  const [, base = name, place = '', more = ''] = /^([a-z]+)_(\d)(_heading)?$/.exec(name) ?? [];
  const label = fields[`${base}${more}` as keyof typeof fields];
  return place === '' ? label : `${label} ${place}`;
}
