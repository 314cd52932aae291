import type { ArticleName, LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';
import { notAvailable, readingTime } from './notAvailable.ts';

/** Hindi for the page of an article: other pages need not load it. */
export const hindiArticleLabels: Pick<LanguageLabels, ArticleName> = {
  answerBox: {
    label: 'आपका उत्तर',
    words: (count, limit, write) => `${write(limit)} में से ${write(count)} शब्द`,
    tooMany: (count, limit, over, write) =>
      `${write(count)} शब्द (सीमा ${write(limit)}): ${write(over)} अधिक`,
  },
  articleBody: { table: (columns) => `तालिका: ${columns}` },
  articleDetail: {
    related: 'संबंधित लेख',
    noText: 'इस लेख की सामग्री अभी उपलब्ध नहीं है।',
    contents: 'इस पृष्ठ पर',
  },
  articleHeader: { author: 'लेखक: टीम', updated: 'अद्यतन', readingTime, ...notAvailable },
  previousNext: {
    group: 'पिछला और अगला लेख',
    previous: 'पिछला लेख',
    next: 'अगला लेख',
    titleNotAvailable: notAvailable.titleNotAvailable,
  },
  relatedList: notAvailable,
  saveMark: { save: 'सहेजें', name: (save, title) => `${save}: ${title}` },
};
