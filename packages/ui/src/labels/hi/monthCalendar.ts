import type { LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';

export const hindiMonthCalendarLabels: LanguageLabels['monthCalendar'] = {
  weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  weekdaysShort: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  day: (day, _, written) => `${day}, ${written} लेख`,
  previous: (month) => `पहले: ${month}`,
  next: (month) => `बाद में: ${month}`,
};
