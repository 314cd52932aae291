import { type FormResult, type FormSource, readText } from '../../internal/form/formResult.ts';
import type { ContactLink } from '../../internal/link/ContactLink.ts';

interface AnyField {
  /** The key of its value. */
  name: string;
  label: string;
  /** Help that is always shown, and read with the control. */
  hint?: string | undefined;
  /** The error message when it is empty. Left out: the field is optional. */
  required?: string | undefined;
  /** Next to the half before or after it, where there is room for both. Default: a row of its own. */
  half?: boolean | undefined;
}

/** One or more constraints on an answer, and the error message for an answer that breaks one of them. */
interface ScholarshipRule {
  message: string;
  /** Pattern of the whole text, as in HTML: `[0-9]{10}`. */
  pattern?: string | undefined;
  maxLength?: number | undefined;
  /** The earliest date, `2008-12-31`, or the smallest number. An answer may group its digits: '2,40,000'. */
  min?: string | number | undefined;
  max?: string | number | undefined;
}

export interface ScholarshipTextField extends AnyField {
  /** `tel` and `number` only choose a phone's keyboard; `rules` check the text. */
  type: 'text' | 'multiline' | 'tel' | 'email' | 'date' | 'number';
  /** HTML's token for the browser's autofill, e.g. `email`. */
  autoComplete?: string | undefined;
  /** The first broken rule gives the message. */
  rules?: readonly ScholarshipRule[] | undefined;
}

export interface ScholarshipChoiceField extends AnyField {
  type: 'select' | 'radio';
  options: readonly { value: string; label: string }[];
  /** Of a `select`: the option for "nothing chosen yet". Default: the first option is chosen. */
  placeholder?: string | undefined;
}

export interface ScholarshipCheckboxField extends AnyField {
  type: 'checkbox';
  /** Words of its label that link to the terms accepted with it: a plain link, with the app's base path written out. */
  link?: ContactLink | undefined;
}

/** A field of the form, as data, which browser and server show, read and check alike. */
export type ScholarshipField =
  | ScholarshipCheckboxField
  | ScholarshipChoiceField
  | ScholarshipTextField;

type ValueOf<Field extends ScholarshipField> = Field extends ScholarshipCheckboxField
  ? boolean
  : Field extends ScholarshipChoiceField
    ? Field['options'][number]['value'] | ''
    : string;

/** The values by the names of the fields: whether a box is ticked, the chosen option, the text. */
export type ScholarshipValues<
  Fields extends readonly ScholarshipField[] = readonly ScholarshipField[],
> = { [Field in Fields[number] as Field['name']]: ValueOf<Field> };

export const scholarshipMessages = {
  /** Heading of the errors when a required field is empty. */
  incomplete: 'Please fill in all fields.',
  /** Heading of the errors when all required fields are filled in. */
  invalid: 'There is a problem',
};

export type ScholarshipMessages = typeof scholarshipMessages;

/** The values of a submitted form. A choice that is not offered counts as none. */
export function readScholarship<const Fields extends readonly ScholarshipField[]>(
  fields: Fields,
  source: FormSource,
): ScholarshipValues<Fields> {
  const values = fields.map((field) => {
    const text = readText(source, field.name);
    if (field.type === 'checkbox') return [field.name, text !== ''];
    const taken = !('options' in field) || field.options.some(({ value }) => value === text);
    return [field.name, taken ? text : ''];
  });
  return Object.fromEntries(values) as ScholarshipValues<Fields>;
}

type Errors<Fields extends readonly ScholarshipField[]> = Partial<
  Record<Fields[number]['name'], string>
>;

/** Checks that required fields are filled in, chosen or ticked, and that values follow their rules. */
export function validateScholarship<const Fields extends readonly ScholarshipField[]>(
  fields: Fields,
  values: NoInfer<ScholarshipValues<Fields>>,
  { incomplete, invalid }: ScholarshipMessages = scholarshipMessages,
): FormResult<Fields[number]['name']> {
  const given: Record<string, unknown> = values;
  let message = invalid;
  const errors = fields.flatMap((field) => {
    const value = given[field.name];
    const isEmpty = !(typeof value === 'string' ? value.trim() : value);
    const error = isEmpty ? field.required : brokenRule(field, String(value));
    if (isEmpty && error) message = incomplete;
    return error ? [[field.name, error]] : [];
  });
  if (errors.length === 0) return { ok: true };
  return { ok: false, message, fieldErrors: Object.fromEntries(errors) as Errors<Fields> };
}

function brokenRule(field: ScholarshipField, text: string): string | undefined {
  if (!('rules' in field)) return undefined;
  // The value to compare: a number, however its digits are grouped, else a date.
  const digits = text
    .replaceAll(/[\s,]/g, '')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const size = Number(digits) || text;
  return field.rules?.find(
    ({ pattern = '[^]*', maxLength = Infinity, min = size, max = size }) =>
      !(size >= min && size <= max) ||
      // By code points, as PostgreSQL counts.
      [...text].length > maxLength ||
      !new RegExp(`^(?:${pattern})$`, 'u').test(text),
  )?.message;
}
