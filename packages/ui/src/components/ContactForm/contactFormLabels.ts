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
    first_name: 'First name',
    last_name: 'Last name',
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
  messages: contactMessages,
};
