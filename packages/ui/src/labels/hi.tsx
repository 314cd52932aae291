import { hindiRegisterFormLabels, hindiSignInFormLabels } from './hi/accountForms.ts';
import {
  hindiAnswerBoxLabels,
  hindiPreviousNextLabels,
  hindiSaveMarkLabels,
} from './hi/article.ts';
import { hindiContactFormLabels } from './hi/contactForm.ts';
import { hindiCourseDetailLabels } from './hi/courseDetail.ts';
import { hindiMonthCalendarLabels } from './hi/monthCalendar.ts';
import { hindiPageLabels } from './hi/pages.tsx';
import { hindiPracticeLabels } from './hi/practice.ts';
import { hindiSavedListLabels } from './hi/savedList.ts';
import { hindiScholarshipFormLabels } from './hi/scholarshipForm.ts';
import { hindiSearchFormLabels, hindiSearchResultsLabels } from './hi/search.ts';
import { hindiShareLinksLabels } from './hi/shareLinks.ts';
import type { LanguageLabels } from '../components/UiProvider/LanguageLabels.ts';

export type { LanguageLabels };

/** Hindi, complete: `<UiProvider labels={hindiLabels}>` under `<html lang="hi">`. */
export const hindiLabels: LanguageLabels = {
  ...hindiPageLabels,
  ...hindiPracticeLabels,
  answerBox: hindiAnswerBoxLabels,
  contactForm: hindiContactFormLabels,
  courseDetail: hindiCourseDetailLabels,
  monthCalendar: hindiMonthCalendarLabels,
  previousNext: hindiPreviousNextLabels,
  registerForm: hindiRegisterFormLabels,
  savedList: hindiSavedListLabels,
  saveMark: hindiSaveMarkLabels,
  scholarshipForm: hindiScholarshipFormLabels,
  searchForm: hindiSearchFormLabels,
  searchResults: hindiSearchResultsLabels,
  shareLinks: hindiShareLinksLabels,
  signInForm: hindiSignInFormLabels,
};
