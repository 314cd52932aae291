import { hindiRegisterFormLabels, hindiSignInFormLabels } from './hi/accountForms.ts';
import { hindiContactFormLabels } from './hi/contactForm.ts';
import { hindiPageLabels } from './hi/pages.tsx';
import { hindiPracticeLabels } from './hi/practice.ts';
import {
  hindiCourseDetailLabels,
  hindiMonthCalendarLabels,
  hindiSearchResultsLabels,
  hindiShareLinksLabels,
} from './hi/rare.ts';
import { hindiScholarshipFormLabels } from './hi/scholarshipForm.ts';
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
