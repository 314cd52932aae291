import { type Both, both, withValue } from './both.ts';

const counted = (english: string, hindi: string) =>
  both(
    (count: number) => `${count} ${english}${count === 1 ? '' : 's'}`,
    (count) => `${count} ${hindi}`,
  );

export const files = {
  title: both('Files', 'फ़ाइलें'),
  choose: both(
    'Files with articles, questions, courses or resources',
    'लेख, प्रश्न, पाठ्यक्रम या सामग्री की फ़ाइलें',
  ),
  hint: both(
    'Choose them, or drop them here: .md, .csv, questions also as .txt or .gift, 5 MB together. Nothing is written before you have seen it.',
    'इन्हें चुनिए या यहाँ छोड़िए: .md, .csv, प्रश्न .txt या .gift में भी, कुल 5 MB तक। आपके देखे बिना कुछ नहीं लिखा जाता।',
  ),
  tooLarge: both(
    'Together these files have more than 5 MB. Choose fewer.',
    'ये फ़ाइलें कुल मिलाकर 5 MB से बड़ी हैं। कम फ़ाइलें चुनिए।',
  ),
  replace: both(
    'Write over what is published already; it keeps its address',
    'जो पहले से प्रकाशित है, उसके ऊपर लिखिए; उसका पता वही रहता है',
  ),
  move: both(
    'Give articles the date of the file, also of another day',
    'लेखों को फ़ाइल की तारीख दीजिए, किसी दूसरे दिन की भी',
  ),
  tables: both(
    'Make tables of lines that are separated by tabs',
    'टैब से अलग की गई पंक्तियों की तालिकाएँ बनाइए',
  ),
  day: both(
    'Day of the questions, where the file does not say it',
    'प्रश्नों का दिन, जहाँ फ़ाइल में नहीं लिखा है',
  ),
  problems: both('Nothing can be written yet', 'अभी कुछ नहीं लिखा जा सकता'),
  problemsHint: both(
    'Correct these in the file, and choose it again.',
    'इन्हें फ़ाइल में सुधारिए और उसे फिर से चुनिए।',
  ),
  warnings: both('Look at these before you write', 'लिखने से पहले इन्हें देख लीजिए'),
  more: withValue('… and %s more.', '… और %s अन्य।'),
  none: both('There is nothing in these files.', 'इन फ़ाइलों में कुछ नहीं है।'),
  would: withValue('This would be written: %s', 'यह लिखा जाएगा: %s'),
  write: withValue('Write %s', '%s लिखिए'),
  written: withValue('Written: %s', 'लिख दिया गया: %s'),
  outcome: both('Becomes', 'क्या होगा'),
  kinds: {
    articles: counted('article', 'लेख'),
    questions: counted('question', 'प्रश्न'),
    courses: counted('course', 'पाठ्यक्रम'),
    resources: counted('resource', 'सामग्री'),
  },
  /** What becomes of each item, and when visitors see it, by the words of the command. */
  becomes: {
    new: both('new', 'नया'),
    replaced: both('written over', 'ऊपर लिखा गया'),
    unchanged: both('unchanged', 'जैसा था'),
    corrected: both('corrected', 'सुधारा गया'),
    dropped: both('dropped', 'हटाया गया'),
    draft: both('draft', 'मसौदा'),
    'at once': both('at once', 'अभी'),
    'on its day': both('on its day', 'अपने दिन'),
  } as Record<string, Both<string>>,
};
