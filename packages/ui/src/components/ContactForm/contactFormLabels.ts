import { contactMessages, fieldNames } from './validateContact.ts';

export const contactFormLabels = {
  heading: 'Get in touch',
  fields: fieldNames,
  send: 'Send message',
  sending: 'Sending...',
  /** Read out while the message is on its way. */
  sendingStatus: 'Your message is being sent',
  sentHeading: 'Message sent',
  sentText: 'Thank you. We have your message and will answer as soon as we can.',
  /** After `sentText`: the address or number that the answer goes to. */
  sentReplyTo: (replyTo: string) => `Our answer will go to ${replyTo}.`,
  /** In the place of `sentText` where the visitor gave neither. */
  sentWithoutText:
    'Thank you. We have your message. You gave no email address or phone number, so we cannot answer it.',
  /** Asked once when there is no way to answer. */
  replyHeading: 'How can we answer you?',
  replyText:
    'There is no email address in the form and no phone number in your message. Add one of them and send again, or send it without.',
  addEmail: 'Add an email address',
  sendWithout: 'Send without',
  /** Asked when the email address looks mistyped. */
  mistypedHeading: 'Is your email address right?',
  mistypedText: (email: string, meant: string) => `You wrote ${email}. Did you mean ${meant}?`,
  sendToMeant: (meant: string) => `Send with ${meant}`,
  sendAsWritten: 'Send as I wrote it',
  failedHeading: 'Your message was not sent',
  failedText:
    'Something went wrong on the way. Everything you wrote is still here: try again, call us or write on WhatsApp.',
  tryAgain: 'Try again',
  /** Above a kept draft, whether it is back in the fields or only offered. */
  keptHeading: 'We kept what you had written',
  keptText: 'It may not have been sent yet. Look it over and send it when you are ready.',
  /** The fields contain other text than the draft. */
  keptOfferText: 'The fields have changed since.',
  putBack: 'Put it back',
  discard: 'Discard it',
  messages: contactMessages,
};

export type ContactFormLabels = typeof contactFormLabels;
