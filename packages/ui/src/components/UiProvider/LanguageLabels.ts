import type * as ui from '../../index.ts';

/** Every built-in text of the components: a whole language, for `UiProvider labels`. */
export interface LanguageLabels {
  achiever: ui.AchieverLabels;
  answerBox: ui.AnswerBoxLabels;
  articleBody: ui.ArticleBodyLabels;
  articleDetail: ui.ArticleDetailLabels;
  articleHeader: ui.ArticleHeaderLabels;
  articleList: ui.ArticleListLabels;
  breadcrumbs: ui.BreadcrumbsLabels;
  carousel: ui.CarouselLabels;
  contactForm: ui.ContactFormLabels;
  courseCard: ui.CourseCardLabels;
  courseDetail: ui.CourseDetailLabels;
  dates: ui.DatesLabels;
  dayNav: ui.DayNavLabels;
  dialog: ui.DialogLabels;
  listStatus: ui.ListStatusLabels;
  loading: ui.LoadingLabels;
  mobileMenu: ui.MobileMenuLabels;
  modeSwitch: ui.ModeSwitchLabels;
  monthCalendar: ui.MonthCalendarLabels;
  motionSwitch: ui.MotionSwitchLabels;
  notice: ui.NoticeLabels;
  pageStatus: ui.PageStatusLabels;
  pagination: ui.PaginationLabels;
  previousNext: ui.PreviousNextLabels;
  question: ui.QuestionLabels;
  questionSheet: ui.QuestionSheetLabels;
  registerForm: ui.RegisterFormLabels;
  relatedList: ui.RelatedListLabels;
  resourceCard: ui.ResourceCardLabels;
  saveMark: ui.SaveMarkLabels;
  savedList: ui.SavedListLabels;
  scholarshipForm: ui.ScholarshipFormLabels;
  score: ui.ScoreLabels;
  searchForm: ui.SearchFormLabels;
  searchResults: ui.SearchResultsLabels;
  shareLinks: ui.ShareLinksLabels;
  signInForm: ui.SignInFormLabels;
  siteFooter: ui.SiteFooterLabels;
  siteHeader: ui.SiteHeaderLabels;
  skipLink: ui.SkipLinkLabels;
  topicList: ui.TopicListLabels;
  videoCarousel: ui.VideoCarouselLabels;
}

/** The keys of the page of an article. */
export type ArticleName =
  | 'answerBox'
  | 'articleBody'
  | 'articleDetail'
  | 'articleHeader'
  | 'previousNext'
  | 'relatedList'
  | 'saveMark';

export type CarouselName = 'carousel' | 'videoCarousel';

export type FormName = 'contactForm' | 'registerForm' | 'scholarshipForm' | 'signInForm';

export type PracticeName = 'question' | 'questionSheet' | 'score';

/** The keys of other components that few pages have. */
export type RareName =
  | 'courseDetail'
  | 'monthCalendar'
  | 'savedList'
  | 'searchForm'
  | 'searchResults'
  | 'shareLinks';
