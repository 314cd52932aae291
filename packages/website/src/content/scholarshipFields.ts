import type { ScholarshipField } from '@setu/ui';
import type { fieldWords } from '../locales/en/scholarshipFields.ts';
import { pageAddress } from '../language/language.ts';
import { paths } from '../paths.ts';

type FieldName = Exclude<keyof typeof fieldWords, 'terms'>;

/** The fields of the registration, in the words of a language. All are required; nothing else is checked. */
export function scholarshipFieldsIn(words: typeof fieldWords) {
  const field = <const Name extends FieldName, const Shape extends object>(
    name: Name,
    shape: Shape,
  ) => ({ name, ...words[name], ...shape });
  return [
    field('firstName', { type: 'text', autoComplete: 'given-name', half: true }),
    field('lastName', { type: 'text', autoComplete: 'family-name', half: true }),
    field('mobile', { type: 'tel', autoComplete: 'tel-national', half: true }),
    field('email', { type: 'email', autoComplete: 'email', half: true }),
    field('address', { type: 'multiline', autoComplete: 'street-address' }),
    field('gender', { type: 'radio', options: optionsIn(words.genders) }),
    field('category', { type: 'select', options: optionsIn(words.categories), half: true }),
    field('familyIncome', { type: 'number', half: true }),
    field('educationQualification', { type: 'text' }),
    field('medium', { type: 'radio', options: optionsIn(words.media), half: true }),
    field('mode', { type: 'radio', options: optionsIn(words.modes), half: true }),
    field('accept', {
      type: 'checkbox',
      link: { label: words.terms, href: pageAddress(paths.terms) },
    }),
  ] as const satisfies readonly ScholarshipField[];
}

const optionsIn = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
