import type { LanguageLabels } from '@setu/ui';

/** The labels of the components of `@setu/ui` that most pages need; they are English by default. */
export const labels: Partial<LanguageLabels> = {};

const none: Record<string, never> = {};

// Those that are loaded with the few pages that need them.
export {
  none as articleLabels,
  none as carouselLabels,
  none as contactFormLabels,
  none as courseDetailLabels,
  none as monthCalendarLabels,
  none as practiceLabels,
  none as registerFormLabels,
  none as savedListLabels,
  none as scholarshipFormLabels,
  none as searchFormLabels,
  none as searchResultsLabels,
  none as shareLinksLabels,
  none as signInFormLabels,
};
