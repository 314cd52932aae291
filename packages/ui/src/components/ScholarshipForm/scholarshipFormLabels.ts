import { type ScholarshipField, scholarshipMessages } from './validateScholarship.ts';

/** Depends, as a function, on whether a field of the form is optional. */
export type TextOfForm = string | ((hasOptional: boolean) => string);

export const scholarshipFormLabels = {
  heading: 'Scholarship registration',
  intro: ((hasOptional) =>
    `This form sends nothing by itself. Fill in every field${hasOptional ? ' that is not optional' : ''}: at the end you send what you wrote by WhatsApp, call us, or print it and bring it along.`) as TextOfForm,
  /** The label of an optional field. Default 'Hostel (optional)'. */
  optional: (label: string) => `${label} (optional)`,
  submit: 'Submit registration',
  finishHeading: 'Nothing has been submitted yet',
  finishText: ((hasOptional) =>
    `${hasOptional ? 'Your registration is complete' : 'Every field is filled in'}, but ${hasOptional ? 'it' : 'your registration'} has not reached us. To finish, send us all of it in the WhatsApp message that we have prepared, call us, or print or copy it and bring it along.`) as TextOfForm,
  finishWhatsApp: 'Finish on WhatsApp',
  /** Names the sheet of everything that was filled in. */
  sheetHeading: 'What you filled in',
  /** The value of a ticked checkbox on the sheet. */
  ticked: 'Yes',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'It could not be copied',
  messages: scholarshipMessages,
};

export type ScholarshipFormLabels = typeof scholarshipFormLabels;

/** @internal */
export const choiceText = (text: TextOfForm, fields: readonly ScholarshipField[]): string =>
  typeof text === 'string' ? text : text(!fields.every(({ required }) => required));
