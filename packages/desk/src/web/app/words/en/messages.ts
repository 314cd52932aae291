import type { MessageKind } from '../../../api/messageKinds.ts';

const kinds: Record<MessageKind, string> = {
  open: 'Not answered',
  answered: 'Answered',
  suspected: 'Suspected',
};

const counted = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

export const messages = {
  title: 'Messages',
  kinds,
  which: 'Which messages',
  suspectedMeans:
    'These fell into the form’s trap for robots. A person’s may be among them: look through them once a week.',
  none: 'There are no such messages.',
  pages: 'Pages of messages',
  nameless: 'Without a name',
  textless: 'No text',
  /** What is not possible if the project's table lacks the column. */
  without: {
    id: 'The messages of this project have no number: none can be marked.',
    answered:
      'Messages cannot be marked as answered here: the migration 20261124000300_contact_messages makes a place for it.',
    suspected: 'Suspected messages are not told from the others here.',
    date: 'The messages of this project have no date: none can be said to be too old.',
  },
  save: 'Save all messages as a table (CSV)',
  saved: (file: string) => `Saved as ${file}. Delete the file when you have used it.`,
  old: {
    promise: (months: number) =>
      `The privacy page promises to keep no message for longer than ${months} months.`,
    action: (count: number, months: number) =>
      `Delete ${counted(count)} older than ${months} months`,
    question: (count: number) => `Delete ${counted(count)} for good?`,
    explanation: (day: string) =>
      `All messages from before ${day} are deleted, answered or not. They cannot be brought back.`,
    save: 'Save them as a table first (CSV)',
    confirm: 'Delete for good',
    done: (count: number) => `Deleted: ${counted(count)}.`,
  },
  answeredAt: (date: string) => `Answered ${date}`,
  byMail: 'Answer by e-mail',
  byWhatsApp: (number: string) => `Answer by WhatsApp: ${number}`,
  numberOfText: 'The number stands in the message: see whether it is the sender’s own.',
  noWay: 'The sender has left neither an address nor a number.',
  mark: 'Mark as answered',
  unmark: 'Mark as not answered',
  marked: 'Marked as answered.',
  unmarked: 'Marked as not answered.',
  /** For the visitor, in the language that they wrote in. */
  reply: {
    subject: (site: string) => `Your message to ${site}`,
    greeting: (name: string | null) => (name === null ? 'Hello,' : `Dear ${name},`),
    thanks: 'Thank you for your message.',
    closing: (site: string) => `With kind regards\n${site}`,
    wrote: 'You wrote:',
  },
};
