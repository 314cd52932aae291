export const contact = {
  heading: 'Contact us',
  text: 'Ask about a course, its fees or how to prepare alongside a job.',
  description:
    'Our telephone number, WhatsApp, email address and a form to send us a question about courses, fees, admissions or how to prepare.',
};

export const notice = {
  text: (keptMonths: number) =>
    `We use this only to answer you, and delete it within ${keptMonths} ${keptMonths === 1 ? 'month' : 'months'}.`,
  link: 'Privacy',
};

/** Alternatives to the form; the heading and text are shown where no form can be sent. */
export const ways = {
  call: 'Call us',
  whatsapp: 'WhatsApp',
  heading: 'Write to us',
  text: 'Send us a mail or a WhatsApp message, or call. We answer every question about courses, fees and admissions.',
};

/** The label of a field that no person sees. */
export const leaveEmpty: string = 'Leave this empty';

export const refusals = {
  failed:
    'Your message could not be sent. Nothing you wrote is lost: please try again, or reach us directly.',
  unanswered:
    'There was no answer in time, so your message may or may not have reached us. Nothing you wrote is lost: please try again, or reach us directly.',
  tooQuick:
    'That was very quick, so we have to ask whether you are a person. Nothing you wrote is lost: please press ‘Try again’ and your message will be sent.',
  tooLarge: 'Your message is too long to be sent. Please shorten it.',
  tooMany: (phone: string) =>
    `More messages are arriving, from your network or from everywhere, than we can take. Nothing you wrote is lost: please wait ten minutes and try again, or call ${phone}.`,
  field: 'This was not accepted. Please check it.',
};
