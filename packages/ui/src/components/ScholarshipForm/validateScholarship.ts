import { readText } from '../../internal/field/formResult.ts';
import type { FormResult, FormSource } from '../../internal/field/formResult.ts';

/** The values of each choice, in the order in which they are offered. */
export const scholarshipOptions = {
  gender: ['male', 'female', 'other'],
  category: ['EWS', 'sc', 'st', 'bpl', 'OBC'],
  medium: ['english', 'hindi'],
  mode: ['Offline', 'Online'],
} as const;

export type ScholarshipChoice = keyof typeof scholarshipOptions;
type Chosen<Choice extends ScholarshipChoice> = (typeof scholarshipOptions)[Choice][number] | '';

export interface ScholarshipValues {
  firstName: string;
  lastName: string;
  mobile: string;
  email: string;
  address: string;
  gender: Chosen<'gender'>;
  category: Chosen<'category'>;
  medium: Chosen<'medium'>;
  mode: Chosen<'mode'>;
  familyIncome: string;
  educationQualification: string;
  accept: boolean;
}

export type ScholarshipField = keyof ScholarshipValues;

/** In the order in which they stand in the form. */
export const scholarshipFields = [
  'firstName',
  'lastName',
  'mobile',
  'email',
  'address',
  'gender',
  'category',
  'familyIncome',
  'educationQualification',
  'medium',
  'mode',
  'accept',
] as const satisfies ScholarshipField[];

export interface ScholarshipMessages {
  /** Heads the errors. */
  incomplete: string;
  /** What to do about each empty field. */
  empty: Record<ScholarshipField, string>;
}

export const scholarshipMessages: ScholarshipMessages = {
  incomplete: 'Please fill in all fields.',
  empty: {
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    mobile: 'Enter your mobile number',
    email: 'Enter your email address',
    address: 'Enter your address',
    gender: 'Choose your gender',
    category: 'Choose your category',
    familyIncome: 'Enter your annual family income',
    educationQualification: 'Enter your educational qualification',
    medium: 'Choose the medium you want to study in',
    mode: 'Choose the mode of your classes',
    accept: 'Accept the terms and conditions',
  },
};

/** The values of a sent form. A choice that is not offered counts as none. */
export function readScholarship(source: FormSource): ScholarshipValues {
  return {
    firstName: readText(source, 'firstName'),
    lastName: readText(source, 'lastName'),
    mobile: readText(source, 'mobile'),
    email: readText(source, 'email'),
    address: readText(source, 'address'),
    gender: readChoice(source, 'gender'),
    category: readChoice(source, 'category'),
    medium: readChoice(source, 'medium'),
    mode: readChoice(source, 'mode'),
    familyIncome: readText(source, 'familyIncome'),
    educationQualification: readText(source, 'educationQualification'),
    accept: readText(source, 'accept') !== '',
  };
}

function readChoice<Choice extends ScholarshipChoice>(
  source: FormSource,
  choice: Choice,
): Chosen<Choice> {
  const options: readonly Chosen<Choice>[] = scholarshipOptions[choice];
  return options.find((option) => option === source.get(choice)) ?? '';
}

/** Every field must be filled in and the terms accepted; nothing else is checked. */
export function validateScholarship(
  values: ScholarshipValues,
  messages: ScholarshipMessages = scholarshipMessages,
): FormResult<ScholarshipField> {
  const empty = scholarshipFields.filter((field) => {
    const value = values[field];
    return typeof value === 'string' ? value.trim() === '' : !value;
  });
  if (empty.length === 0) return { ok: true };
  return {
    ok: false,
    message: messages.incomplete,
    fieldErrors: Object.fromEntries(empty.map((field) => [field, messages.empty[field]])),
  };
}
