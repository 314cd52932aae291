import { hindiRegisterFormLabels, hindiSignInFormLabels } from './hi/accountForms.ts';
import { hindiContactFormLabels } from './hi/contactForm.ts';
import { hindiCourseDetailLabels } from './hi/courseDetail.ts';
import { hindiMonthCalendarLabels } from './hi/monthCalendar.ts';
import { hindiPageLabels } from './hi/pages.tsx';
import { hindiPracticeLabels } from './hi/practice.ts';
import { hindiScholarshipFormLabels } from './hi/scholarshipForm.ts';
import { hindiSearchResultsLabels } from './hi/searchResults.ts';
import { hindiShareLinksLabels } from './hi/shareLinks.ts';
import type { LanguageLabels } from '../components/UiProvider/LanguageLabels.ts';

export type { LanguageLabels };

/** Hindi, complete: `<UiProvider labels={hindiLabels}>` under `<html lang="hi">`. */
export const hindiLabels: LanguageLabels = {
  ...hindiPageLabels,
  ...hindiPracticeLabels,
  contactForm: hindiContactFormLabels,
  courseDetail: hindiCourseDetailLabels,
  monthCalendar: hindiMonthCalendarLabels,
  registerForm: hindiRegisterFormLabels,
  scholarshipForm: hindiScholarshipFormLabels,
  searchResults: hindiSearchResultsLabels,
  shareLinks: hindiShareLinksLabels,
  signInForm: hindiSignInFormLabels,
};
