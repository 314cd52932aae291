import { contactMessages, fieldNames } from './validateContact.ts';
import type { ContactField, ContactMessages } from './validateContact.ts';

export interface ContactFormLabels {
  heading: string;
  fields: Record<ContactField, string>;
  send: string;
  sending: string;
  /** Read out while the message is on its way. */
  sendingStatus: string;
  sentHeading: string;
  sentText: string;
  /** After `sentText`: the address or number that the answer goes to. */
  sentReplyTo: (replyTo: string) => string;
  /** In the place of `sentText` where the visitor gave neither. */
  sentWithoutText: string;
  /** Asked once when there is no way to answer. */
  replyHeading: string;
  replyText: string;
  addEmail: string;
  sendWithout: string;
  /** Asked when the email address looks mistyped. */
  mistypedHeading: string;
  mistypedText: (email: string, meant: string) => string;
  sendToMeant: (meant: string) => string;
  sendAsWritten: string;
  failedHeading: string;
  failedText: string;
  tryAgain: string;
  /** Above a kept draft, whether it is back in the fields or only offered. */
  keptHeading: string;
  keptText: string;
  /** The fields contain other text than the draft. */
  keptOfferText: string;
  putBack: string;
  discard: string;
  messages: ContactMessages;
}

export const contactFormLabels: ContactFormLabels = {
  heading: 'Get in touch',
  fields: fieldNames,
  send: 'Send message',
  sending: 'Sending...',
  sendingStatus: 'Your message is being sent',
  sentHeading: 'Message sent',
  sentText: 'Thank you. We have your message and will answer as soon as we can.',
  sentReplyTo: (replyTo) => `Our answer will go to ${replyTo}.`,
  sentWithoutText:
    'Thank you. We have your message. You gave no email address or phone number, so we cannot answer it.',
  replyHeading: 'How can we answer you?',
  replyText:
    'There is no email address in the form and no phone number in your message. Add one of them and send again, or send it without.',
  addEmail: 'Add an email address',
  sendWithout: 'Send without',
  mistypedHeading: 'Is your email address right?',
  mistypedText: (email, meant) => `You wrote ${email}. Did you mean ${meant}?`,
  sendToMeant: (meant) => `Send with ${meant}`,
  sendAsWritten: 'Send as I wrote it',
  failedHeading: 'Your message was not sent',
  failedText:
    'Something went wrong on the way. Everything you wrote is still here: try again, call us or write on WhatsApp.',
  tryAgain: 'Try again',
  keptHeading: 'We kept what you had written',
  keptText: 'It may not have been sent yet. Look it over and send it when you are ready.',
  keptOfferText: 'The fields have changed since.',
  putBack: 'Put it back',
  discard: 'Discard it',
  messages: contactMessages,
};
