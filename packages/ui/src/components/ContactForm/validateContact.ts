import { type FormResult, type FormSource, readText } from '../../internal/form/formResult.ts';

export interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}

export type ContactField = keyof ContactValues;

/** Inputs of the form in addition to the visitor's fields. */
export const contactInputs = {
  /** Key of the last question, so that none is asked twice. A form without this input gets no question. */
  asked: 'asked',
  /** The address that was chosen in the place of a mistyped one. */
  meantEmail: 'meantEmail',
} as const;

/** In the order of the form. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'message',
] as const satisfies ContactField[];

/** Maximum number of characters. The database enforces the same limits. */
export const contactLimits: Readonly<Record<ContactField, number>> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  message: 5000,
};

export const fieldNames: Record<ContactField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  message: 'Message',
};

export const contactMessages = {
  /** The heading above the errors. */
  invalid: 'There is a problem',
  /** Nothing was written at all. */
  empty: 'Please write a message before sending.',
  emailShape: 'Enter an email address in the right form, like name@example.com.',
  /** `name` is the field's label in the form, if other than this language's. */
  tooLong: (field: ContactField, limit: number, length: number, name?: string) =>
    `${name ?? fieldNames[field]} has ${length} characters. It can have ${limit} at most.`,
};

export type ContactMessages = typeof contactMessages;

/** The values of a sent form, as they are checked and stored. Unknown fields are left out. */
export function readContact(source: FormSource): ContactValues {
  return {
    firstName: readText(source, 'firstName'),
    lastName: readText(source, 'lastName'),
    // As it is copied from elsewhere: with marks of direction that are not seen, with the scheme of its link.
    email: (readText(source, contactInputs.meantEmail) || readText(source, 'email')).replace(
      /^mailto:|\p{Cf}/giu,
      '',
    ),
    message: readText(source, 'message'),
  };
}

/** The check of the form and of a server: not wholly empty, a plausible email address, no field beyond its limit. */
export function validateContact(
  values: ContactValues,
  messages: ContactMessages = contactMessages,
): FormResult<ContactField> {
  if (contactFields.every((field) => values[field].replace(/[\s\p{Cf}]/gu, '') === '')) {
    return { ok: false, message: messages.invalid, fieldErrors: { message: messages.empty } };
  }
  const fieldErrors: Partial<Record<ContactField, string>> = {};
  for (const field of contactFields) {
    // Counted as PostgreSQL counts, by code points: a flag or an emoji is not many characters.
    const length = Array.from(values[field]).length;
    const limit = contactLimits[field];
    if (length > limit) fieldErrors[field] = messages.tooLong(field, limit, length);
  }
  if (values.email !== '' && !fieldErrors.email && !looksLikeEmail(values.email)) {
    fieldErrors.email = messages.emailShape;
  }
  if (Object.keys(fieldErrors).length === 0) return { ok: true };
  return { ok: false, message: messages.invalid, fieldErrors };
}

/** The shape that the database demands: one @, a dot in the domain, no space. */
function looksLikeEmail(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
}
