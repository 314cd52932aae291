import type { LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';

export const hindiSavedListLabels: LanguageLabels['savedList'] = {
  remove: 'हटाएँ',
  removeName: (remove, title) => `${remove}: ${title}`,
  download: 'फ़ाइल में सहेजें',
  file: 'फ़ाइल से पढ़ें',
  forget: 'सब भुला दें',
  forgetQuestion: (count, written) => (count === 1 ? 'क्या इसे भुला दें?' : `क्या सभी ${written} भुला दें?`),
  forgetText: 'इन्हें वापस नहीं लाया जा सकेगा।',
  keep: 'रहने दें',
};
