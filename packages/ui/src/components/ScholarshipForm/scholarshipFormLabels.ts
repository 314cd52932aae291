import { scholarshipMessages } from './validateScholarship.ts';
import type { ScholarshipMessages } from './validateScholarship.ts';

export interface ScholarshipFormLabels {
  heading: string;
  intro: string;
  /** In place of `intro` where a field is optional. */
  introWithOptional: string;
  /** The label of an optional field. Default 'Hostel (optional)'. */
  optional: (label: string) => string;
  submit: string;
  finishHeading: string;
  finishText: string;
  /** In place of `finishText` where a field is optional. */
  finishTextWithOptional: string;
  finishWhatsApp: string;
  /** Names the sheet of everything that was filled in. */
  sheetHeading: string;
  /** The value of a ticked checkbox on the sheet. */
  ticked: string;
  print: string;
  copy: string;
  copied: string;
  notCopied: string;
  messages: ScholarshipMessages;
}

export const scholarshipFormLabels: ScholarshipFormLabels = {
  heading: 'Scholarship registration',
  intro:
    'This form sends nothing by itself. Fill in every field: at the end you send what you wrote by WhatsApp, call us, or print it and bring it along.',
  introWithOptional:
    'This form sends nothing by itself. Fill in every field that is not optional: at the end you send what you wrote by WhatsApp, call us, or print it and bring it along.',
  optional: (label) => `${label} (optional)`,
  submit: 'Submit registration',
  finishHeading: 'Nothing has been submitted yet',
  finishText:
    'Every field is filled in, but your registration has not reached us. To finish, send us all of it in the WhatsApp message that we have prepared, call us, or print or copy it and bring it along.',
  finishTextWithOptional:
    'Your registration is complete, but it has not reached us. To finish, send us all of it in the WhatsApp message that we have prepared, call us, or print or copy it and bring it along.',
  finishWhatsApp: 'Finish on WhatsApp',
  sheetHeading: 'What you filled in',
  ticked: 'Yes',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'It could not be copied',
  messages: scholarshipMessages,
};
