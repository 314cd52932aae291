import { articleLimits } from '../articleLimits.ts';

const { blocks, cells, lines, marks } = Object.fromEntries(
  Object.entries(articleLimits).map(([name, most]) => [name, most.toLocaleString('en')]),
);

/** Messages that state the problem with `found`, the text as typed, and its remedy. */
export const articleWarningLabels = {
  almostList: (found) =>
    `"${found}" begins no item of a list. Begin the line with "- " or "1. " if it is one.`,
  almostHeading: (found) => `"${found}" marks no heading. Put a space behind the last #.`,
  skippedLevel: (found) =>
    `"${found}" leaves out a level of headings. Take one # more than the heading above it at most.`,
  unclosedMark: (found) =>
    `"${found}" stays as it is: it has no other half in this line. Add it, or take this one away.`,
  shortRow: (found) =>
    `"${found}" has fewer cells than the table has columns. Write empty ones too: "| |".`,
  longRow: (found) =>
    `"${found}" has more cells than the table has columns. The last ones share a cell.`,
  almostTable: (found) =>
    `"${found}" is no row of a table. Begin and end it with |, and write a line "|---|---|" below the first row, with as many columns.`,
  noHttps: (found) => `"${found}" becomes no safe link. Write the whole address, with https://`,
  unsafeLink: (found) =>
    `"${found}" leads nowhere: only https, http, mailto, tel and paths on this site become links.`,
  tooLong: (found) =>
    `From "${found}" on nothing is shown: a text has at most ${blocks} blocks, ${cells} cells of tables, ${lines} lines and ${marks} marks. Divide it into two.`,
  picture: (found) =>
    `"${found}" is shown as it stands: a text holds no pictures. Take it away, or write a link: [words](https://…)`,
  strayMark: (found) =>
    `"${found}" stays as it is. Bold is **so**, emphasis _so_, without a space inside; other marks mean nothing here.`,
  tabbedTable: (found) =>
    `"${found}" and the next lines look like a table from a spreadsheet, and run into one another. Write each as "| a | b |", with a line "|---|---|" below the first.`,
  htmlTag: (found) => `"${found}" is shown as it stands: HTML means nothing here. Take it away.`,
} satisfies Record<string, (found: string) => string>;

export type ArticleWarningKind = keyof typeof articleWarningLabels;
export type ArticleWarningLabels = Record<ArticleWarningKind, (found: string) => string>;

export const hindiArticleWarningLabels: ArticleWarningLabels = {
  almostList: (found) =>
    `"${found}" से सूची का बिंदु नहीं बनता। सूची बनानी हो तो पंक्ति "- " या "1. " से शुरू करें।`,
  almostHeading: (found) => `"${found}" से शीर्षक नहीं बनता। आखिरी # के बाद एक खाली जगह छोड़ें।`,
  skippedLevel: (found) =>
    `"${found}" से शीर्षकों का एक स्तर छूट जाता है। ऊपर के शीर्षक से अधिकतम एक # ज़्यादा लिखें।`,
  unclosedMark: (found) =>
    `"${found}" ऐसे ही दिखेगा: इस पंक्ति में इसका जोड़ा नहीं है। जोड़ा लिखें या इसे हटा दें।`,
  shortRow: (found) => `"${found}" में तालिका के स्तंभों से कम खाने हैं। खाली खाने भी लिखें: "| |"।`,
  longRow: (found) => `"${found}" में तालिका के स्तंभों से ज़्यादा खाने हैं। आखिरी खाने एक में आ जाएँगे।`,
  almostTable: (found) =>
    `"${found}" तालिका की पंक्ति नहीं है। इसे | से शुरू और खत्म करें, और पहली पंक्ति के नीचे उतने ही स्तंभों की "|---|---|" लिखें।`,
  noHttps: (found) => `"${found}" से सुरक्षित लिंक नहीं बनता। https:// के साथ पूरा पता लिखें।`,
  unsafeLink: (found) =>
    `"${found}" कहीं नहीं ले जाता: केवल https, http, mailto, tel और इस साइट के पते लिंक बनते हैं।`,
  tooLong: (found) =>
    `"${found}" से आगे कुछ नहीं दिखेगा: एक लेख में अधिकतम ${blocks} खंड, तालिकाओं के ${cells} खाने, ${lines} पंक्तियाँ और ${marks} चिह्न हो सकते हैं। इसके दो लेख बनाएँ।`,
  picture: (found) =>
    `"${found}" ऐसे ही दिखेगा: लेख के भीतर चित्र नहीं आते। इसे हटा दें या लिंक लिखें: [शब्द](https://…)`,
  strayMark: (found) =>
    `"${found}" ऐसे ही दिखेगा। मोटे अक्षर **ऐसे**, ज़ोर _ऐसे_ लिखें, भीतर खाली जगह के बिना; दूसरे चिह्नों का यहाँ कोई अर्थ नहीं है।`,
  tabbedTable: (found) =>
    `"${found}" और आगे की पंक्तियाँ स्प्रेडशीट की तालिका जैसी हैं, पर एक-दूसरे में मिल जाएँगी। हर पंक्ति "| क | ख |" जैसी लिखें, और पहली के नीचे "|---|---|"।`,
  htmlTag: (found) => `"${found}" ऐसे ही दिखेगा: यहाँ HTML का कोई अर्थ नहीं है। इसे हटा दें।`,
};
