import type { LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';

export const hindiAnswerBoxLabels: LanguageLabels['answerBox'] = {
  label: 'आपका उत्तर',
  words: (count, limit, write) => `${write(limit)} में से ${write(count)} शब्द`,
  tooMany: (count, limit, over, write) =>
    `${write(limit)} में से ${write(count)} शब्द: ${write(over)} अधिक`,
};

export const hindiSaveMarkLabels: LanguageLabels['saveMark'] = {
  save: 'सहेजें',
  name: (save, title) => `${save}: ${title}`,
};

export const hindiPreviousNextLabels: LanguageLabels['previousNext'] = {
  group: 'पिछला और अगला लेख',
  previous: 'पिछला लेख',
  next: 'अगला लेख',
  titleNotAvailable: 'शीर्षक उपलब्ध नहीं',
};
