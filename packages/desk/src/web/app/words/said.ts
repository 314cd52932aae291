import { articleWarningLabels, hindiArticleWarningLabels } from '@setu/ui/articleText';
import { article } from './article.ts';
import type { Both } from './both.ts';

/** Sentences of the server in Hindi, longer ones before those that they contain; the server speaks English. */
export const hindiOf: Readonly<Record<string, string>> = {
  'The website is up to date.': 'वेबसाइट पर सब कुछ अद्यतन है।',
  'The website does not run: it is up to date when it is started.':
    'वेबसाइट अभी नहीं चल रही: चलने पर उस पर सब कुछ अद्यतन होगा।',
  'The website did not answer: for ten minutes a page may be shown once more as it was.':
    'वेबसाइट ने उत्तर नहीं दिया: दस मिनट तक कोई पृष्ठ एक बार और पुराने रूप में दिख सकता है।',
  'The website is up to date in half a minute. A page that is seldom visited may be shown once more as it was, for ten minutes.':
    'आधे मिनट में वेबसाइट पर सब कुछ अद्यतन होगा। कम देखा जाने वाला पृष्ठ दस मिनट तक एक बार और पुराने रूप में दिख सकता है।',
  '%s. Open that one from the list, or change this.': '%s। उसे सूची से खोलिए, या इसे बदलिए।',
  '%s Try again: nothing that you typed is lost.':
    '%s फिर से कोशिश कीजिए: आपका लिखा कुछ भी नहीं खोया है।',
  '%s Whether it is off the website is not known. %s keeps it, and the command republish puts it back.':
    '%s पता नहीं कि यह वेबसाइट से हटा या नहीं। यह %s में रखा है, और republish कमांड इसे वापस लाती है।',
  'The server could not be reached.': 'सर्वर तक नहीं पहुँचा जा सका।',
  'The database does not answer. Try again.': 'डेटाबेस उत्तर नहीं दे रहा। फिर से कोशिश कीजिए।',
  'The server did not answer in time.': 'सर्वर ने समय पर उत्तर नहीं दिया।',
  'The server sent an answer that could not be read.': 'सर्वर का उत्तर पढ़ा नहीं जा सका।',
  'The server answered with an error (%s).': 'सर्वर में कुछ गड़बड़ हुई (%s)।',
  'The desk met an error of its own: its terminal names it.':
    'डेस्क में ही कोई गड़बड़ हुई: उसका नाम टर्मिनल में लिखा है।',
  'All %s were written. %s': 'लिखा जा चुका (%s)। %s',
  'Of the %s none was written: %s': 'कुछ नहीं लिखा गया (%s): %s',
  'Whether the %s were written is not known: %s': 'पता नहीं कि लिखा गया या नहीं (%s): %s',
  'the server takes less at once: give it fewer.': 'सर्वर एक बार में इससे कम लेता है: थोड़े-थोड़े करके दीजिए।',
  'one of them was published after the check.': 'जाँच के बाद इनमें से कोई प्रकाशित हो चुका है।',
  'The picture was not stored: %s': 'चित्र रखा नहीं गया: %s',
  'this project has no Supabase Storage. Put the picture where visitors can read it, and enter its address.':
    'इस प्रोजेक्ट में Supabase Storage नहीं है। चित्र को ऐसी जगह रखिए जहाँ से पाठक उसे देख सकें, और उसका पता लिखिए।',
  'This cannot be undone any more.': 'यह अब पहले जैसा नहीं किया जा सकता।',
  'Somebody has changed it since, so it cannot be undone any more.':
    'इस बीच किसी ने इसे बदला है, इसलिए यह अब पहले जैसा नहीं किया जा सकता।',
  'The %s is on the website again and was changed since, so it is left as it is. Nothing was written.':
    '%s: यह वेबसाइट पर वापस है, और उसके बाद इसमें बदलाव हुआ है, इसलिए कुछ नहीं लिखा गया।',
  'The %s is not put back, because %s by now. To have this one again, withdraw the other one first. Nothing was written.':
    '%s वापस नहीं आया, क्योंकि %s। इसे वापस लाने के लिए पहले दूसरे को वेबसाइट से हटाइए। कुछ नहीं लिखा गया।',
  'another course has its address': 'उसका पता अब किसी दूसरे पाठ्यक्रम का है',
  'another question has its place': 'उसकी जगह अब कोई दूसरा प्रश्न है',
  'its original has another translation': 'मूल लेख का अब दूसरा अनुवाद है',
  'There is no %s. Nothing was changed.': '%s: यह नहीं है। कुछ नहीं बदला गया।',
  'Messages of the last %s months are kept.': 'संदेश %s महीने तक रखे जाते हैं।',
  'The table has no place for marks.': 'तालिका में निशान की जगह नहीं है।',
  'There is no such message.': 'ऐसा कोई संदेश नहीं है।',
  'This project has no questions.': 'इस प्रोजेक्ट में प्रश्न नहीं हैं।',
  'Choose a day.': 'दिन चुनिए।',
  'This is no WebP or JPEG picture.': 'यह WebP या JPEG चित्र नहीं है।',
  'A picture has at most %s KB.': 'चित्र में अधिक से अधिक %s KB हो सकते हैं।',
  'What was sent is no JSON, or too long.': 'जो भेजा गया वह बहुत लंबा है, या पढ़ा नहीं जा सका।',
  "article '%s'": "लेख '%s'",
  "course '%s'": "पाठ्यक्रम '%s'",
  "resource '%s'": "सामग्री '%s'",
  "question of '%s'": "'%s' का प्रश्न",
  articles: 'लेख',
  questions: 'प्रश्न',
  courses: 'पाठ्यक्रम',
  resources: 'सामग्री',
  'pages of courses': 'पाठ्यक्रमों के पृष्ठ',
  'may begin with a paragraph of the explanation above it. Number the questions, so that each begins with its number':
    'शायद ऊपर की व्याख्या के किसी अनुच्छेद से शुरू होता है। प्रश्नों पर संख्या लिखिए, ताकि हर प्रश्न अपनी संख्या से शुरू हो',
  'cards of courses': 'पाठ्यक्रमों के कार्ड',

  'is published already, as article %s': 'पहले से प्रकाशित है: लेख %s',
  'is published already, as question %s of %s': 'पहले से प्रकाशित है: प्रश्न %s, दिन %s',
  'is published already, as resource %s': 'पहले से प्रकाशित है: सामग्री %s',
  'is published already': 'पहले से प्रकाशित है',
  'is published %s times, as articles %s: give the date of one, or delete all but one':
    '%s बार प्रकाशित है, लेख %s: किसी एक की तारीख लिखिए, या एक को छोड़कर बाकी हटाइए',
  'is published %s times, as resources %s: delete all but one first':
    '%s बार प्रकाशित है, सामग्री %s: पहले एक को छोड़कर बाकी हटाइए',
  'has %s: delete all but one first': '%s हैं: पहले एक को छोड़कर बाकी हटाइए',
  'pages %s': 'पृष्ठ %s',
  'cards %s of no or the same mode': 'एक ही या बिना किसी प्रकार के कार्ड %s',
  'is not published on its date, but as %s. To correct that one leave the date out; with --move it gets the new one; without --replace this becomes an article of its own':
    'अपनी तारीख पर नहीं, बल्कि इस रूप में प्रकाशित है: %s। उसे सुधारने के लिए तारीख मत लिखिए; --move से उसे नई तारीख मिलेगी; --replace के बिना यह अलग लेख बनेगा',
  'article %s of %s': 'लेख %s, %s',
  'no date': 'बिना तारीख',
  'the card in the lists has its own, which stays. A file with --replace writes both':
    'सूची के कार्ड में अपना है, जो वही रहेगा। --replace वाली फ़ाइल दोनों में लिखती है',
  'is the same as %s': 'वही है जो %s में है',
  'there is none': 'नहीं है',
  'the curly quotes around %s will be shown. Write straight ones ("…"), or none':
    '%s के मुड़े हुए उद्धरण चिह्न दिखेंगे। सीधे ("…") लिखिए, या कोई नहीं',
  'this project has %s; the migration %s adds them. Or leave the field out':
    'इस प्रोजेक्ट में %s; माइग्रेशन %s उन्हें जोड़ता है। या यह खाना खाली छोड़िए',
  'this project has %s; the migration %s adds them': 'इस प्रोजेक्ट में %s; माइग्रेशन %s उन्हें जोड़ता है',
  'no questions': 'प्रश्न नहीं हैं',
  'no topics': 'विषय नहीं हैं',
  'no drafts and schedules': 'मसौदे और तय समय नहीं हैं',
  'no translations': 'अनुवाद नहीं हैं',
  'article %s, its translation, is in the same language': 'इसका अनुवाद, लेख %s, भी इसी भाषा में है',
  'article %s is a translation of this one, which can be none itself':
    'लेख %s इसका अनुवाद है, इसलिए यह खुद अनुवाद नहीं हो सकता',
  'article %s is a translation itself: name article %s': 'लेख %s खुद अनुवाद है: लेख %s लिखिए',
  'article %s is in the same language': 'लेख %s इसी भाषा में है',
  'article %s has a translation already, article %s': 'लेख %s का अनुवाद पहले से है: लेख %s',
  'there is no article %s': 'लेख %s नहीं है',
  'give one of date, publish_at and draft': 'date, publish_at और draft में से एक ही लिखिए',
  'give one of publish_at and draft': 'publish_at और draft में से एक ही लिखिए',
  '%s is still to come: give a publish_at in its place': '%s अभी आना है: इसकी जगह publish_at लिखिए',
  'there is neither a text nor a url': 'न पाठ है, न url',

  'holds a damaged character: write it once more': 'इसमें एक खराब अक्षर है: फिर से लिखिए',
  'has %s characters; %s is the most': '%s अक्षर हैं; अधिक से अधिक %s हो सकते हैं',
  'there are %s fields; %s is the most': '%s खाने हैं; अधिक से अधिक %s हो सकते हैं',
  'there are %s; %s is the most': '%s हैं; अधिक से अधिक %s हो सकते हैं',
  "there is no such field. Did you mean '%s'?": "ऐसा कोई खाना नहीं है। क्या आपका मतलब '%s' था?",
  'there is no such field.': 'ऐसा कोई खाना नहीं है।',
  'is missing. It is one of: %s.': 'भरा नहीं है। इनमें से एक: %s।',
  'has no page: this site does without practice (`without` in src/institute.ts)':
    'इसका कोई पृष्ठ नहीं है: इस वेबसाइट पर अभ्यास नहीं है (src/institute.ts में `without`)',
  'is missing (in a file between lines ---, day: 2026-11-24)':
    'भरा नहीं है (फ़ाइल में --- वाली पंक्तियों के बीच, day: 2026-11-24)',
  'is missing': 'भरा नहीं है',
  "'%s' is unknown. It is one of: %s.": "'%s' नहीं चलता। इनमें से एक: %s।",
  "'%s' is unknown. Did you mean '%s'?": "'%s' नहीं चलता। क्या आपका मतलब '%s' था?",
  "did you mean '%s'?": "क्या आपका मतलब '%s' था?",
  'is no address that pages link to: https://…, mailto:…, tel:… or /path':
    'ऐसा पता नहीं है, जिस पर पृष्ठ ले जाएँ: https://…, mailto:…, tel:… या /path',
  'is no address of a picture: https://… or /path': 'चित्र का पता नहीं है: https://… या /path',
  "'%s' is no date: 2026-11-22 or 22/11/2026, with 06:00 after it or not":
    "'%s' तारीख नहीं है: 2026-11-22 या 22/11/2026, उसके पीछे चाहें तो 06:00",
  'is a whole number from 1 to %s': '1 से %s तक की पूरी संख्या होनी चाहिए',
  'there must be four, in their order (in a file each begins its line: (a) to (d))':
    'क्रम से चार होने चाहिए (फ़ाइल में हर एक अपनी पंक्ति के आरंभ में: (a) से (d))',
  'the options stand in it: each has its own field': 'इसमें विकल्प लिखे हैं: हर विकल्प का अपना खाना है',
  "'%s' is no address of %s": "'%s' %s का पता नहीं है",
  "'%s' is none of a, b, c, d": "'%s' a, b, c, d में से कोई नहीं है",
  'the options (%s) and (%s) are the same': 'विकल्प (%s) और (%s) एक ही हैं',
  "the option (%s) is '%s', and there %s": "विकल्प (%s) '%s' है, पर %s",
  'is 1 statement': 'केवल 1 कथन है',
  'are %s statements': 'केवल %s कथन हैं',
  'is question %s, where %s should follow. Indent the line if it begins no question':
    'यह प्रश्न %s है, जबकि यहाँ %s होना चाहिए। इस पंक्ति से कोई प्रश्न शुरू न होता हो, तो उसके आगे खाली जगह छोड़िए',
  '%s is there twice in one question. The next one begins with its number, or after an empty line':
    'एक ही प्रश्न में %s दो बार है। अगला प्रश्न अपने क्रमांक से, या खाली पंक्ति के बाद शुरू होता है',
  'has more than one {…}: an empty line is needed before the next question':
    'एक से अधिक {…} हैं: अगले प्रश्न से पहले खाली पंक्ति चाहिए',
  'is no question with one right answer among wrong ones (GIFT: {=right ~wrong})':
    'ऐसा प्रश्न नहीं है, जिसमें गलत उत्तरों के बीच एक सही उत्तर हो (GIFT: {=right ~wrong})',
  'is no question. Begin with question 1, or leave out all numbers':
    'प्रश्न नहीं है। प्रश्न 1 से शुरू कीजिए, या सभी संख्याएँ हटाइए',
  'there is no question in it': 'इसमें कोई प्रश्न नहीं है',
  "does not begin with a line '---', the fields, and another line '---'":
    "आरंभ में '---' की पंक्ति, फिर खाने और '---' की दूसरी पंक्ति नहीं है",
  "there is no second line '---' after the fields": "खानों के बाद '---' की दूसरी पंक्ति नहीं है",
  "fields are lines such as 'title: The Preamble'":
    "खाने ऐसी पंक्तियों में लिखे जाते हैं: 'title: The Preamble'",
  'put the whole value in straight quotes: "…"': 'पूरे मान को सीधे उद्धरण चिह्नों में रखिए: "…"',
  "there is ': ' within the value: %s": "मान के भीतर ': ' है: %s",
  'something follows what is in quotes: %s': 'उद्धरण चिह्नों के बाद भी कुछ लिखा है: %s',
  'a value cannot begin with this mark: %s': 'मान इस चिह्न से शुरू नहीं हो सकता: %s',
  "a value cannot begin with '*': %s": "मान '*' से शुरू नहीं हो सकता: %s",
  'a line begins with a tab: use blanks': 'एक पंक्ति टैब से शुरू होती है: खाली जगह से शुरू कीजिए',
  'this field is there twice': 'यह खाना दो बार है',
  '%s is there twice, as a field and below them': '%s दो बार है: खाने में, और खानों के नीचे भी',
  '%s is there twice': '%s दो बार है',
  'is no YAML: %s': 'YAML नहीं है: %s',
  'is neither a text nor a list of texts': 'न पाठ है, न पाठों की सूची',
  "what follows ' #' would be left out: %s": "' #' के बाद का पाठ छूट जाएगा: %s",
  'is a list, and must be a text': 'सूची है, पाठ होना चाहिए',
  'is yes or no': 'yes या no होना चाहिए',
  "'%s' has more than a to z, 0 to 9 and single hyphens between them":
    "'%s' में a से z, 0 से 9 और बीच में एक-एक हाइफ़न ही चलते हैं",
  '%s is a page of the site, which would hide the course':
    '%s साइट का पृष्ठ है, जो पाठ्यक्रम को छिपा देगा',
  'holds %s, and other files hold %s: choose files of one kind at a time':
    'इसमें: %s; बाकी फ़ाइलों में: %s। एक बार में एक ही तरह की फ़ाइलें चुनिए',
  'is neither a .md nor a .csv file': 'न .md फ़ाइल है, न .csv',
  'has %s KB; %s KB is the most': '%s KB हैं; अधिक से अधिक %s KB हो सकते हैं',
  'is too much in one go: 20 MB or %s at most. Give fewer files':
    'एक बार के लिए बहुत है: अधिक से अधिक 20 MB या %s। कम फ़ाइलें दीजिए',
  'there are %s; %s at most are published in one go': '%s हैं; एक बार में अधिक से अधिक %s प्रकाशित होते हैं',
  'is no .md, .txt or .gift file': '.md, .txt या .gift फ़ाइल नहीं है',
  "is not UTF-8: save it again with the encoding UTF-8 (in Excel as 'CSV UTF-8')":
    "UTF-8 नहीं है: UTF-8 में फिर से सहेजिए (Excel में 'CSV UTF-8')",
  "holds ??? in place of letters: save it again with the encoding UTF-8 (in Excel as 'CSV UTF-8')":
    "अक्षरों की जगह ??? है: UTF-8 में फिर से सहेजिए (Excel में 'CSV UTF-8')",
  'is no text: it holds a character 0': 'पाठ नहीं है: इसमें 0 वाला अक्षर है',
  'is empty': 'खाली है',
  'has %s columns; %s is the most': '%s कॉलम हैं; अधिक से अधिक %s हो सकते हैं',
  'a quote is opened here and never closed': 'यहाँ उद्धरण चिह्न खुलता है और कभी बंद नहीं होता',
  'a quote within a text must be doubled, and the text be in quotes: "a ""quoted"" word"':
    'पाठ के भीतर का उद्धरण चिह्न दो बार लिखिए, और पाठ को उद्धरण चिह्नों में रखिए: "a ""quoted"" word"',
  'is no CSV: %s': 'CSV नहीं है: %s',
  'column %s has no name in the first line; is a comma not in quotes?':
    'पहली पंक्ति में कॉलम %s का नाम नहीं है; क्या कोई अल्पविराम उद्धरण चिह्नों से बाहर है?',
};

/** What an article's text has that will be shown otherwise. */
const ofTexts = Object.entries(articleWarningLabels).map(
  ([kind, label]) =>
    [
      label('%s'),
      hindiArticleWarningLabels[kind as keyof typeof articleWarningLabels]('%s'),
    ] as const,
);

const patterns = [...Object.entries(hindiOf), ...ofTexts].map(([english, hindi]) => {
  const parts = english.split('%s').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return { pattern: new RegExp(`^${parts.join('(.+?)')}$`, 's'), hindi };
});

const fields: Readonly<Record<string, Both<string>>> = article.fields;

/** A sentence of the server in Hindi; as it is, if there are no words for it. A field that it begins with is named. */
export function inHindi(sentence: string): string {
  for (const { pattern, hindi } of patterns) {
    const values = pattern.exec(sentence)?.slice(1).map(inHindi);
    if (values) return hindi.replaceAll('%s', () => values.shift() ?? '');
  }
  const [, field = '', reason = ''] = /^([a-z_ \d]+): (.+)$/s.exec(sentence) ?? [];
  const said = reason && inHindi(reason);
  if (said === reason) return sentence;
  // Files say `translation_of` or `translation of`.
  const label = fields[field.replace(/[_ ]of$/, 'Of')]?.[1];
  return label === undefined ? `${field}: ${said}` : `${label} (${field}): ${said}`;
}
