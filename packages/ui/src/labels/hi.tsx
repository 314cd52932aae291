import { hindiRegisterFormLabels, hindiSignInFormLabels } from './hi/accountForms.ts';
import { hindiArticleLabels } from './hi/article.ts';
import { hindiCarouselLabels } from './hi/carousel.ts';
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
  ...hindiArticleLabels,
  ...hindiCarouselLabels,
  ...hindiPracticeLabels,
  contactForm: hindiContactFormLabels,
  courseDetail: hindiCourseDetailLabels,
  monthCalendar: hindiMonthCalendarLabels,
  registerForm: hindiRegisterFormLabels,
  savedList: hindiSavedListLabels,
  scholarshipForm: hindiScholarshipFormLabels,
  searchForm: hindiSearchFormLabels,
  searchResults: hindiSearchResultsLabels,
  shareLinks: hindiShareLinksLabels,
  signInForm: hindiSignInFormLabels,
};
