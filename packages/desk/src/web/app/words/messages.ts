import { both, withValue } from './both.ts';

const counted = (count: number) => (count === 1 ? '1 message' : `${count} messages`);
const countedMonths = (months: number) => (months === 1 ? '1 month' : `${months} months`);

export const messages = {
  title: both('Messages', 'संदेश'),
  kinds: {
    open: both('Not answered', 'उत्तर बाकी'),
    answered: both('Answered', 'उत्तर दिया'),
    suspected: both('Suspected', 'संदिग्ध'),
  },
  which: both('Which messages', 'कौन-से संदेश'),
  suspectedMeans: both(
    'In these the hidden field for robots was filled in. A person’s may be among them: look through them once a week.',
    'ये रोबोट पकड़ने के लिए बने खाने में फँसे हैं। इनमें किसी व्यक्ति का संदेश हो सकता है: सप्ताह में एक बार देख लीजिए।',
  ),
  none: both('There are no such messages.', 'ऐसा कोई संदेश नहीं है।'),
  pages: both('Pages of messages', 'संदेशों के पृष्ठ'),
  nameless: both('Without a name', 'बिना नाम'),
  textless: both('No text', 'कोई पाठ नहीं'),
  lacking: both(
    'The table of this project lacks columns, so that not everything is possible here: the migration 20261124000300_contact_messages adds them.',
    'इस प्रोजेक्ट की तालिका में कुछ कॉलम नहीं हैं, इसलिए यहाँ सब कुछ नहीं हो सकता: उन्हें माइग्रेशन 20261124000300_contact_messages जोड़ता है।',
  ),
  save: both('Save all messages as a table (CSV)', 'सभी संदेश तालिका में सहेजिए (CSV)'),
  saved: withValue(
    'Saved as %s. Delete the file when you have used it.',
    '%s में सहेजा गया। काम के बाद फ़ाइल मिटा दीजिए।',
  ),
  old: {
    promise: both(
      (months: number) =>
        `The privacy page promises to keep no message for longer than ${countedMonths(months)}.`,
      (months) => `गोपनीयता पृष्ठ का वादा है कि कोई संदेश ${months} महीने से अधिक नहीं रखा जाता।`,
    ),
    action: both(
      (count: number, months: number) =>
        `Delete ${counted(count)} older than ${countedMonths(months)}`,
      (count, months) => `${months} महीने से ${count === 1 ? 'पुराना' : 'पुराने'} ${count} संदेश मिटाइए`,
    ),
    question: both(
      (count: number) => `Delete ${counted(count)} for good?`,
      (count) => `${count} संदेश हमेशा के लिए मिटा दें?`,
    ),
    explanation: withValue(
      'All messages from before %s are deleted, answered or not. They cannot be brought back.',
      '%s से पहले के सभी संदेश मिट जाएँगे, उत्तर दिया गया हो या नहीं। वे वापस नहीं आ सकते।',
    ),
    save: both('Save them as a table first (CSV)', 'पहले उन्हें तालिका में सहेजिए (CSV)'),
    confirm: both('Delete for good', 'हमेशा के लिए मिटाइए'),
    done: both(
      (count: number) => `Deleted: ${counted(count)}.`,
      (count) => `${count} संदेश मिटा ${count === 1 ? 'दिया गया' : 'दिए गए'}।`,
    ),
  },
  answeredAt: withValue('Answered %s', 'उत्तर दिया: %s'),
  byMail: both('Answer by e-mail', 'ईमेल से उत्तर दीजिए'),
  byWhatsApp: withValue('Answer by WhatsApp: %s', 'WhatsApp से उत्तर दीजिए: %s'),
  numberOfText: both(
    'The number stands in the message: see whether it is the sender’s own.',
    'यह नंबर संदेश में लिखा है: देख लीजिए कि वह भेजने वाले का ही है।',
  ),
  noWay: both(
    'The sender has left neither an address nor a number.',
    'भेजने वाले ने न ईमेल पता दिया है, न नंबर।',
  ),
  mark: both('Mark as answered', '‘उत्तर दिया’ में रखिए'),
  unmark: both('Mark as not answered', '‘उत्तर बाकी’ में रखिए'),
  marked: both('Marked as answered.', '‘उत्तर दिया’ में रखा गया।'),
  unmarked: both('Marked as not answered.', '‘उत्तर बाकी’ में रखा गया।'),
  /** For the visitor, in the language that they wrote in. */
  reply: {
    subject: withValue('Your message to %s', '%s को आपका संदेश'),
    greeting: both(
      (name: string | null) => (name === null ? 'Hello,' : `Dear ${name},`),
      (name) => (name === null ? 'नमस्ते,' : `नमस्ते ${name},`),
    ),
    thanks: both('Thank you for your message.', 'आपके संदेश के लिए धन्यवाद।'),
    closing: withValue('With kind regards\n%s', 'सादर\n%s'),
    wrote: both('You wrote:', 'आपने लिखा था:'),
  },
};
