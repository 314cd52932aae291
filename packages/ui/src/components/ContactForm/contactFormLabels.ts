import { contactMessages } from './validateContact.ts';
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
  failedHeading: string;
  failedText: string;
  tryAgain: string;
  /** Above a kept draft, whether it is back in the fields or only offered. */
  keptHeading: string;
  keptText: string;
  /** Other words stand in the fields than were kept. */
  keptOfferText: string;
  putBack: string;
  discard: string;
  messages: ContactMessages;
}

declare module '../../internal/labels.ts' {
  interface LabelSets {
    contactForm: ContactFormLabels;
  }
}

export const contactFormLabels: ContactFormLabels = {
  heading: 'Get in touch',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    message: 'Message',
  },
  send: 'Send message',
  sending: 'Sending...',
  sendingStatus: 'Your message is being sent',
  sentHeading: 'Message sent',
  sentText: 'Thank you. We have your message and will answer as soon as we can.',
  failedHeading: 'Your message was not sent',
  failedText:
    'Something went wrong on the way. Everything you wrote is still here: try again, call us or write on WhatsApp.',
  tryAgain: 'Try again',
  keptHeading: 'We kept what you had written',
  keptText: 'It may not have been sent yet. Look it over and send it when you are ready.',
  keptOfferText: 'Something else stands in the fields now.',
  putBack: 'Put it back',
  discard: 'Discard it',
  messages: contactMessages,
};
