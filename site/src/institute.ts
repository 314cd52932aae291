import type {
  Action,
  ContactLine,
  NavigationItem,
  PhoneLine,
  SocialLink,
  TitledLink,
} from '@setu/website';

/**
 * Everything another institute would change: names, numbers, addresses and links, one line each.
 *
 * Every value is a placeholder: the numbers start with a zero that no Indian subscriber number has,
 * so none of them can ring anybody, and the mail domain is reserved for examples.
 */

// The name on the logo, in page titles and in running text.
const name = 'Setu';

// The registered name, in the copyright line.
const legalName = 'Setu Institute (sample)';

// The number that "Call Us for Admissions" dials.
const admissionsPhone: PhoneLine = {
  label: 'Admissions',
  display: '+91 00000 00000',
  href: 'tel:+910000000000',
};

// The recorded menu that answers at any hour.
const ivrLine: PhoneLine = {
  label: 'IVR line',
  display: '+91 00000 00001',
  href: 'tel:+910000000001',
};

// The line answered in English.
const englishLine: PhoneLine = {
  label: 'English line',
  display: '+91 00000 00002',
  href: 'tel:+910000000002',
};

// The line answered in Hindi.
const hindiLine: PhoneLine = {
  label: 'Hindi line',
  display: '+91 00000 00003',
  href: 'tel:+910000000003',
};

// The WhatsApp number: as it is printed, and as wa.me wants it (country code first, digits only).
const whatsappDisplay = '+91 00000 00004';
const whatsappDigits = '910000000004';

// Where applications for work are sent.
const email = 'hiring@example.com';

// Who answers about what is stored of a visitor, and what the institute promises: within how many days it
// answers, and after how many months it deletes a message.
const privacy = {
  officer: 'grievance officer (sample)',
  email: 'privacy@example.com',
  answeredDays: 30,
  keptMonths: 12,
};

// The video channel: "Live Demo" in the header opens it, and the footer's YouTube icon too.
const videoChannel = 'https://www.youtube.com/@example';

// The page of the student app in the app store.
const appStore = 'https://play.google.com/store/apps/details?id=com.example.setu';

/** A number that stays on one line, where a button is too narrow for all of its text. */
export const unbroken = (number: string) => number.replaceAll(' ', '\u00A0');

/**
 * A link that opens a WhatsApp chat with the institute, the message already typed.
 *
 * @param text What the visitor would send. Without it the chat opens empty.
 */
export function whatsappHref(text = ''): string {
  // Half a surrogate pair, from a text cut in the middle of an emoji, makes encodeURIComponent throw.
  const message = text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
  const query = message === '' ? '' : `?text=${encodeURIComponent(message)}`;
  return `https://wa.me/${whatsappDigits}${query}`;
}

// A call for admissions, as a button says it.
const callUs: Action = {
  label: `Call ${unbroken(admissionsPhone.display)}`,
  href: admissionsPhone.href,
};

/** A link that opens a mail to the institute, with a subject when one is given. */
export function mailHref(subject = ''): string {
  return `mailto:${email}${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}

const whatsappLine: PhoneLine = {
  label: 'WhatsApp line',
  display: whatsappDisplay,
  href: whatsappHref(),
};

// The office, one line of the address after another.
const address: { label: string; lines: string[]; country: string } = {
  label: 'Delhi office',
  lines: ['Building 00, Example Road', 'Sample Nagar, New Delhi 110000'],
  // As ISO 3166 has it, for search engines.
  country: 'IN',
};

// Profiles elsewhere, in the order of the footer's icons.
const socialLinks: SocialLink[] = [
  { title: 'YouTube', href: videoChannel, icon: 'youtube' },
  { title: 'Instagram', href: 'https://www.instagram.com/example', icon: 'instagram' },
  { title: 'Telegram', href: 'https://t.me/example', icon: 'telegram' },
  { title: 'Facebook', href: 'https://www.facebook.com/example', icon: 'facebook' },
  { title: 'X', href: 'https://x.com/example', icon: 'x' },
];

// The header, from left to right (docs/spec.md#header).
const navigation: NavigationItem[] = [
  {
    title: 'All Courses',
    items: [
      { title: 'Offline Mode', href: '/offline-mode' },
      { title: 'Online Mode', href: '/online-mode' },
    ],
  },
  {
    title: 'Current Affairs',
    items: [
      { title: 'What to read in the Hindu', href: '/what-to-read-in-the-hindu' },
      { title: 'What to read in the Indian Express', href: '/what-to-read-in-indian-express' },
      { title: 'Editorial Analysis', href: '/editorial-analysis' },
      { title: 'Daily Current Affairs Analysis', href: '/daily-current-affairs-analysis' },
      { title: 'Important Facts of the Day', href: '/facts-of-the-day' },
    ],
  },
  { title: 'Scholarship Programme', href: '/Scholarship' },
  { title: 'Live Demo', href: videoChannel, blink: true },
];

// The two buttons at the end of the header.
const headerActions: { app: Action; call: Action } = {
  app: { label: 'Login to our App', href: appStore },
  call: { label: 'Call Us for Admissions', href: admissionsPhone.href },
};

// The footer's list of numbers and addresses.
const contactLines: ContactLine[] = [
  { kind: 'phone', label: ivrLine.label, value: ivrLine.display, href: ivrLine.href },
  { kind: 'phone', label: englishLine.label, value: englishLine.display, href: englishLine.href },
  { kind: 'phone', label: hindiLine.label, value: hindiLine.display, href: hindiLine.href },
  {
    kind: 'whatsapp',
    label: whatsappLine.label,
    value: whatsappLine.display,
    href: whatsappLine.href,
  },
  { kind: 'mail', label: 'Hiring', value: email, href: mailHref() },
];

// The footer's links to pages about the institute.
const quickLinks: TitledLink[] = [
  { title: 'About', href: '/about' },
  { title: 'Careers', href: '/career' },
  { title: 'Contact', href: '/contact' },
  { title: 'Privacy', href: '/privacy' },
  { title: 'Terms', href: '/terms' },
];

// The footer's links to what can be read without paying.
const resourceLinks: TitledLink[] = [
  { title: 'What to read in The Hindu', href: '/what-to-read-in-the-hindu' },
  { title: 'What to read in The Indian Express', href: '/what-to-read-in-indian-express' },
  { title: 'Editorial Analysis', href: '/editorial-analysis' },
  { title: 'Daily Current Affairs Analysis', href: '/daily-current-affairs-analysis' },
  { title: 'Important Facts of the Day', href: '/facts-of-the-day' },
  { title: 'Daily Answer Writing', href: '/daily-answer-writing' },
  { title: 'Topics', href: '/topics' },
  { title: 'Daily desk', href: '/daily' },
  { title: 'Results', href: '/selections' },
];

/** The institute whose website this is. Change this object, and the site is another institute's. */
export const institute = {
  name,
  legalName,
  // The examinations that it prepares for, as in '… aspirants'.
  exams: 'UPSC and state PCS',
  // Dates are shown as they are here, on the server and in every browser.
  timeZone: 'Asia/Kolkata',
  admissionsPhone,
  callUs,
  ivrLine,
  englishLine,
  hindiLine,
  whatsappLine,
  email,
  privacy,
  address,
  socialLinks,
  liveDemo: videoChannel,
  appStore,
  navigation,
  headerActions,
  contactLines,
  quickLinks,
  resourceLinks,
  // Without a year: a cached or prerendered page would go on showing last year's.
  copyright: `© ${legalName}. All rights reserved.`,
};
