import { institute } from '@site/institute.ts';
import type { Shortfall } from '../conformance.ts';

export const accessibility = {
  heading: 'Accessibility',
  text: `How everyone can read and use the website of ${institute.name}, what does not work yet, and whom to tell.`,
  description:
    'What this website does for readers with disabilities, by which standard, what it does not do yet, and whom to tell when something does not work.',
};

export const meets = {
  heading: 'What it meets',
  paragraphs: [
    'This website is built to WCAG 2.2, level AA: the rules on which IS 17802 in India and EN 301 549 in Europe are based. It meets them except for what is listed below.',
    'Every page can be used by keyboard alone, at 400% zoom, with letters twice as large, in your own colours, in light and in dark, and without JavaScript, except what is saved on your device. Motion can be stopped at the end of each page. English and Hindi are marked, so that a screen reader changes its voice.',
  ],
  report: 'Read the whole report',
};

export const shortfalls: Record<Shortfall, string> & { heading: string } = {
  heading: 'What it does not meet yet',
  cards:
    'The description on a course card ends after three lines, its title on the home page after one, a summary in a list after two. On a small screen or with large letters that is less. All of it is on the page where the card leads.',
  videos:
    'Videos have captions. There is no place yet for an audio description or a transcript, which a video needs that shows more than it says.',
  screenReaders:
    'The pages have not been listened to with a real screen reader yet. Names, roles and announcements are tested in the browser, with a virtual one, and in what Firefox reports to assistive programs on Linux.',
};

export const help = {
  heading: 'When something does not work',
  write: (email: string, answeredDays: number) =>
    `Tell us at ${email} what you wanted to do, on which page, and with which browser or aid. We answer within ${answeredDays} ${answeredDays === 1 ? 'day' : 'days'}, and until it works we give you what you need by mail, by phone or on WhatsApp.`,
  commissioner:
    'If our answer does not help, you can turn to the Chief Commissioner for Persons with Disabilities, under the Rights of Persons with Disabilities Act, 2016.',
  link: (email: string) => `Write to ${email}`,
};

export const review = {
  heading: 'Last review',
  software: (day: string) =>
    `The software was last reviewed by its makers on ${day}: by automatic tests, by keyboard and by eye. No one outside of the project has audited it.`,
  own: (day: string) => `We last checked our own texts, pictures and videos on ${day}.`,
  notOwn: 'We have not checked all of our own texts, pictures and videos yet.',
};
