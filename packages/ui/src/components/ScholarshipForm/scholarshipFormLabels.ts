import { scholarshipMessages } from './validateScholarship.ts';
import type { ScholarshipMessages } from './validateScholarship.ts';

export interface ScholarshipFormLabels {
  heading: string;
  intro: string;
  submit: string;
  finishHeading: string;
  finishText: string;
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
  submit: 'Submit registration',
  finishHeading: 'Nothing has been submitted yet',
  finishText:
    'Every field is filled in, but your registration has not reached us. To finish, send us all of it in the WhatsApp message that we have prepared, call us, or print or copy it and bring it along.',
  finishWhatsApp: 'Finish on WhatsApp',
  sheetHeading: 'What you filled in',
  ticked: 'Yes',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'It could not be copied',
  messages: scholarshipMessages,
};
