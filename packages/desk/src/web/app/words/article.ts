import { both, withValue } from './both.ts';
import { content } from './content.ts';

export const article = {
  title: both('Write', 'लिखिए'),
  new: both('A new article', 'नया लेख'),
  fields: {
    ...content.fields,
    date: both('Date and time in India', 'भारत की तारीख और समय'),
    url: both('Address, if it is on another site', 'पता, यदि लेख किसी और साइट पर है'),
    content: both('Text', 'पाठ'),
    translationOf: both('Translation of', 'किसका अनुवाद'),
  },
  hints: {
    ...content.hints,
    date: both(
      'Empty: now; what is published keeps its date. Of a time to come: visitors see it from then on. A draft keeps none.',
      'खाली: अभी; जो प्रकाशित है, उसकी तारीख वही रहती है। आने वाला समय: पाठक तब से देखेंगे। मसौदे में तारीख नहीं रहती।',
    ),
  },
  topicsInUse: both('Topics in use', 'चल रहे विषय'),
  marks: {
    label: both('Marks', 'चिह्न'),
    bold: both('Bold', 'मोटा'),
    emphasis: both('Emphasis', 'ज़ोर'),
    link: both('Link', 'लिंक'),
    heading: both('Heading', 'उपशीर्षक'),
    points: both('Points', 'बिंदु'),
    numbers: both('Numbers', 'संख्याएँ'),
    table: both('Table', 'तालिका'),
  },
  preview: {
    heading: both('As visitors see it', 'पाठक ऐसे देखेंगे'),
    frame: both('The page of the site', 'साइट का पृष्ठ'),
    width: both('Width', 'चौड़ाई'),
    widths: { phone: both('Phone', 'फ़ोन'), desktop: both('Desktop', 'कंप्यूटर') },
    mode: both('Colours', 'रंग'),
    modes: { light: both('Light', 'हल्का'), dark: both('Dark', 'गहरा') },
  },
  warnings: both(
    (count: number) =>
      count === 0 ? 'Nothing to mend' : count === 1 ? '1 thing to mend' : `${count} things to mend`,
    (count) =>
      count === 0 ? 'सुधारने को कुछ नहीं' : `सुधारने की ${count} ${count === 1 ? 'बात' : 'बातें'}`,
  ),
  onLine: withValue('Line %s', 'पंक्ति %s'),
  makeTables: both('Make tables of lines with tabs', 'टैब वाली पंक्तियों की तालिका बनाइए'),
  saveDraft: both('Save as a draft', 'मसौदा सहेजिए'),
  publish: both('Publish now', 'अभी प्रकाशित कीजिए'),
  schedule: both('Schedule', 'समय तय कीजिए'),
  correct: both('Correct', 'सुधारिए'),
  withdraw: both('Withdraw', 'वेबसाइट से हटाइए'),
  cancel: both('Go on writing', 'लिखते रहिए'),
  saved: {
    draft: both('The draft is saved.', 'मसौदा सहेजा गया।'),
    scheduled: both('It is scheduled.', 'समय तय हो गया।'),
    published: both('It is published.', 'लेख प्रकाशित है।'),
  },
  changes: both('What changes', 'क्या बदलेगा'),
  write: both('Save these changes', 'ये बदलाव सहेजिए'),
  goesOff: both(
    'The date is still to come: until then visitors do not see this article any more.',
    'यह तारीख अभी आनी है: तब तक पाठक यह लेख नहीं देखेंगे।',
  ),
  nothingChanged: both('Nothing has changed.', 'कुछ नहीं बदला।'),
  line: { removed: both('Removed:', 'हटेगा:'), added: both('Added:', 'आएगा:') },
  withdrawing: both('Take it off the website?', 'इसे वेबसाइट से हटाएँ?'),
  leave: both('Leave it there', 'रहने दें'),
  withdrawingText: both(
    'It is kept in a file, and can be put back as it was.',
    'यह एक फ़ाइल में रहेगा, और वैसा ही वापस रखा जा सकेगा।',
  ),
  withdrawn: both('It is off the website.', 'यह वेबसाइट पर नहीं है।'),
  keptIn: withValue('It is kept in %s.', 'यह %s में रखा है।'),
  conflictText: both(
    'What goes is theirs, what comes is yours. Nothing was written yet.',
    'जो हटेगा वह उनका है, जो आएगा वह आपका। अभी कुछ नहीं लिखा गया।',
  ),
  keepMine: both('Write mine over theirs', 'उनके ऊपर मेरा लिखिए'),
  takeTheirs: both('Take theirs', 'उनका लीजिए'),
  mineBack: both('Bring mine back', 'मेरा वापस लाइए'),
  changed: both(
    'Somebody else has saved this article since you opened it: when you save, you see both.',
    'आपके खोलने के बाद किसी और ने यह लेख सहेजा है: सहेजते समय आप दोनों देखेंगे।',
  ),
  openElsewhere: both(
    'This article is also open at another desk.',
    'यह लेख किसी और डेस्क पर भी खुला है।',
  ),
  twin: { en: both('In English', 'अंग्रेज़ी में'), hi: both('In Hindi', 'हिंदी में') },
  openTwin: both('Open it', 'उसे खोलिए'),
  translate: {
    en: both('Translate it into English', 'अंग्रेज़ी में अनुवाद कीजिए'),
    hi: both('Translate it into Hindi', 'हिंदी में अनुवाद कीजिए'),
  },
};
