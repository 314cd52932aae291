import type { LanguageLabels } from '@setu/ui';

export const monthCalendarLabels: Partial<LanguageLabels['monthCalendar']> = {};
