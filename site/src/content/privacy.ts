import type { TextSection } from '@setu/website';
import { institute } from '../institute.ts';

// A sample text: it says what this website does, and what a fictional institute promises.

const { officer, email, keptMonths, answeredDays } = institute.privacy;

/** The privacy page: what is stored, why, how long, whom to ask. */
export const privacySections = [
  {
    id: 'reading',
    heading: 'Reading',
    paragraphs: [
      'Every page can be read without an account. This website sets no cookies, counts no visitors, shows no advertisements and runs no script of another company.',
      'WhatsApp, Telegram, the app store and the pages where courses are bought belong to others. They hear of you only when you press a link that leads there, and their own rules hold from then on.',
    ],
  },
  {
    id: 'messages',
    heading: 'Messages to us',
    paragraphs: [
      'The contact form sends us your name, your email address and your message. We use them to answer you and for nothing else, and show them to nobody outside the institute.',
      `We keep a message for ${keptMonths} months at most, in a database that visitors cannot read. Then we delete it. A number made by chance goes with each message, so that one sent twice is kept once; a message that looks as if a program had filled it in is marked so.`,
    ],
  },
  {
    id: 'scholarship',
    heading: 'The scholarship form',
    paragraphs: [
      'It only checks that nothing is missing. What you fill in is not sent to us. You finish by WhatsApp or by a call, and decide there what to tell us; the prepared message has all that you filled in, and the page shows it to you before you send it.',
    ],
  },
  {
    id: 'device',
    heading: 'On your own device',
    paragraphs: [
      'Your choice of colours and of motion stays in your browser until you take it back. What you fill into the contact form and the scholarship form is there again in the same tab for half an hour, so that a lost connection loses nothing; it goes when the message has been sent or the tab is closed. The choices and the timer of a practice sheet stay in its tab until that is closed.',
      'The articles that you save, how you answered practice questions and which of them come again, and the answers that you begin to write stay in your browser too. The page “Saved on this device” lists them, and forgets them when you say so. Two things of them reach our server, which keeps neither: the address of a checked sheet has your answers in it, and the questions that come again are asked for by their numbers.',
    ],
  },
  {
    id: 'server',
    heading: 'On our server',
    paragraphs: [
      'Our server sees the internet address of your connection, as that of every website does. It counts by it, so that nobody can take the website from the others, keeps it in its memory alone, and writes it down nowhere. The company that hosts the website may keep records of its own.',
    ],
  },
  {
    id: 'ask',
    heading: 'Your rights, and whom to ask',
    paragraphs: [
      `You may ask what we hold about you, have it corrected or deleted, and take back your consent. Write to our ${officer} at ${email}: we answer within ${answeredDays} days. If the answer does not help, you can turn to the Data Protection Board of India.`,
    ],
    link: { label: `Write to ${email}`, href: `mailto:${email}` },
  },
] as const satisfies readonly TextSection[];
