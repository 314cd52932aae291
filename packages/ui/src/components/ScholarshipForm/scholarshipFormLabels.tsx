import type { ReactNode } from 'react';
import { scholarshipMessages } from './validateScholarship.ts';
import type {
  ScholarshipField,
  ScholarshipMessages,
  scholarshipOptions,
} from './validateScholarship.ts';

type OptionLabels = {
  [Choice in keyof typeof scholarshipOptions]: Record<
    (typeof scholarshipOptions)[Choice][number],
    string
  >;
};

export interface ScholarshipFormLabels {
  heading: string;
  intro: string;
  fields: Record<Exclude<ScholarshipField, 'accept'>, string>;
  options: OptionLabels;
  categoryPlaceholder: string;
  incomeHint: string;
  mobileHint: string;
  /** The terms box; `link` turns its text into a link where the terms can be read. */
  accept: (link: (text: string) => ReactNode) => NonNullable<ReactNode>;
  submit: string;
  finishHeading: string;
  finishText: string;
  finishWhatsApp: string;
  /** Names the sheet of everything that was filled in. */
  sheetHeading: string;
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
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    mobile: 'Mobile number',
    email: 'Email address',
    address: 'Address',
    gender: 'Gender',
    category: 'Category',
    familyIncome: 'Annual family income',
    educationQualification: 'Educational qualification',
    medium: 'Medium of study',
    mode: 'Mode of classes',
  },
  options: {
    gender: { male: 'Male', female: 'Female', other: 'Other' },
    category: {
      EWS: 'EWS (Economically Weaker Section)',
      sc: 'SC (Scheduled Caste)',
      st: 'ST (Scheduled Tribe)',
      bpl: 'BPL (Below Poverty Line)',
      OBC: 'OBC (Other Backward Class)',
    },
    medium: { english: 'English', hindi: 'Hindi' },
    mode: { Offline: 'Offline', Online: 'Online' },
  },
  categoryPlaceholder: 'Choose a category',
  incomeHint: 'In rupees, of the whole family',
  mobileHint: 'Ten digits, for example 98765 43210',
  accept: (link) => <>I accept the {link('terms and conditions')}</>,
  submit: 'Submit registration',
  finishHeading: 'Nothing has been submitted yet',
  finishText:
    'Every field is filled in, but your registration has not reached us. To finish, send us all of it in the WhatsApp message that we have prepared, call us, or print or copy it and bring it along.',
  finishWhatsApp: 'Finish on WhatsApp',
  sheetHeading: 'What you filled in',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'It could not be copied',
  messages: scholarshipMessages,
};
