import type { AnswerBoxLabels } from '../AnswerBox/AnswerBox.tsx';
import type { ArticleBodyLabels } from '../ArticleBody/articleBodyLabels.ts';
import type { ArticleDetailLabels } from '../ArticleDetail/ArticleDetail.tsx';
import type { ArticleHeaderLabels } from '../ArticleDetail/ArticleHeader.tsx';
import type { ArticleListLabels } from '../ArticleList/ArticleList.tsx';
import type { BreadcrumbsLabels } from '../Breadcrumbs/Breadcrumbs.tsx';
import type { CarouselLabels } from '../Carousel/carouselLabels.ts';
import type { ContactFormLabels } from '../ContactForm/contactFormLabels.ts';
import type { CourseCardLabels } from '../CourseCard/CourseCard.tsx';
import type { CourseDetailLabels } from '../CourseDetail/courseDetailLabels.ts';
import type { DayNavLabels } from '../DayNav/DayNav.tsx';
import type { DialogLabels } from '../Dialog/parts/DialogContent.tsx';
import type { ListStatusLabels } from '../ListStatus/ListStatus.tsx';
import type { LoadingLabels } from '../Loading/Loading.tsx';
import type { MobileMenuLabels } from '../MobileMenu/MobileMenu.tsx';
import type { ModeSwitchLabels } from '../ModeSwitch/ModeSwitch.tsx';
import type { MonthCalendarLabels } from '../MonthCalendar/monthCalendarLabels.ts';
import type { MotionSwitchLabels } from '../MotionSwitch/MotionSwitch.tsx';
import type { PageStatusLabels } from '../PageStatus/PageStatus.tsx';
import type { PaginationLabels } from '../Pagination/Pagination.tsx';
import type { PreviousNextLabels } from '../PreviousNext/PreviousNext.tsx';
import type { QuestionLabels } from '../Question/questionLabels.ts';
import type { QuestionSheetLabels } from '../QuestionSheet/questionSheetLabels.ts';
import type { RegisterFormLabels } from '../RegisterForm/RegisterForm.tsx';
import type { RelatedListLabels } from '../RelatedList/RelatedList.tsx';
import type { ResourceCardLabels } from '../ResourceCard/ResourceCard.tsx';
import type { SaveMarkLabels } from '../SaveMark/SaveMark.tsx';
import type { SavedListLabels } from '../SavedList/SavedList.tsx';
import type { ScholarshipFormLabels } from '../ScholarshipForm/scholarshipFormLabels.ts';
import type { ScoreLabels } from '../Score/Score.tsx';
import type { SearchFormLabels } from '../SearchForm/SearchForm.tsx';
import type { SearchResultsLabels } from '../SearchResults/SearchResults.tsx';
import type { ShareLinksLabels } from '../ShareLinks/ShareLinks.tsx';
import type { SignInFormLabels } from '../SignInForm/SignInForm.tsx';
import type { SiteFooterLabels } from '../SiteFooter/SiteFooter.tsx';
import type { SiteHeaderLabels } from '../SiteHeader/SiteHeader.tsx';
import type { SkipLinkLabels } from '../SkipLink/SkipLink.tsx';
import type { TopicListLabels } from '../TopicList/TopicList.tsx';
import type { VideoCarouselLabels } from '../VideoCarousel/VideoCarousel.tsx';
import type { AchieverLabels } from '../ResultPoster/Achievement.tsx';
import type { DatesLabels } from '../../internal/text/useDates.ts';

/**
 * Every built-in text of the components: a whole language, for `UiProvider labels`.
 * Write yours as a constant of this type, and the compiler reports what is missing.
 */
export interface LanguageLabels {
  achiever: AchieverLabels;
  answerBox: AnswerBoxLabels;
  articleBody: ArticleBodyLabels;
  articleDetail: ArticleDetailLabels;
  articleHeader: ArticleHeaderLabels;
  articleList: ArticleListLabels;
  breadcrumbs: BreadcrumbsLabels;
  carousel: CarouselLabels;
  contactForm: ContactFormLabels;
  courseCard: CourseCardLabels;
  courseDetail: CourseDetailLabels;
  dates: DatesLabels;
  dayNav: DayNavLabels;
  dialog: DialogLabels;
  listStatus: ListStatusLabels;
  loading: LoadingLabels;
  mobileMenu: MobileMenuLabels;
  modeSwitch: ModeSwitchLabels;
  monthCalendar: MonthCalendarLabels;
  motionSwitch: MotionSwitchLabels;
  pageStatus: PageStatusLabels;
  pagination: PaginationLabels;
  previousNext: PreviousNextLabels;
  question: QuestionLabels;
  questionSheet: QuestionSheetLabels;
  registerForm: RegisterFormLabels;
  relatedList: RelatedListLabels;
  resourceCard: ResourceCardLabels;
  saveMark: SaveMarkLabels;
  savedList: SavedListLabels;
  scholarshipForm: ScholarshipFormLabels;
  score: ScoreLabels;
  searchForm: SearchFormLabels;
  searchResults: SearchResultsLabels;
  shareLinks: ShareLinksLabels;
  signInForm: SignInFormLabels;
  siteFooter: SiteFooterLabels;
  siteHeader: SiteHeaderLabels;
  skipLink: SkipLinkLabels;
  topicList: TopicListLabels;
  videoCarousel: VideoCarouselLabels;
}

/** The keys of forms. */
export type FormName = 'contactForm' | 'registerForm' | 'scholarshipForm' | 'signInForm';

/** The keys of questions, answers and saved items. */
export type PracticeName =
  | 'answerBox'
  | 'question'
  | 'questionSheet'
  | 'savedList'
  | 'saveMark'
  | 'score';
