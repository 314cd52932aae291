import type { ArticleBodyLabels } from '../components/ArticleBody/articleBodyLabels.ts';
import type { ArticleDetailLabels } from '../components/ArticleDetail/ArticleDetail.tsx';
import type { ArticleHeaderLabels } from '../components/ArticleDetail/ArticleHeader.tsx';
import type { ArticleListLabels } from '../components/ArticleList/ArticleList.tsx';
import type { BreadcrumbsLabels } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import type { CarouselLabels } from '../components/Carousel/carouselLabels.ts';
import type { ContactFormLabels } from '../components/ContactForm/contactFormLabels.ts';
import type { CourseCardLabels } from '../components/CourseCard/CourseCard.tsx';
import type { CourseDetailLabels } from '../components/CourseDetail/courseDetailLabels.ts';
import type { DayNavLabels } from '../components/DayNav/DayNav.tsx';
import type { ListStatusLabels } from '../components/ListStatus/ListStatus.tsx';
import type { LoadingLabels } from '../components/Loading/Loading.tsx';
import type { MobileMenuLabels } from '../components/MobileMenu/MobileMenu.tsx';
import type { ModeSwitchLabels } from '../components/ModeSwitch/ModeSwitch.tsx';
import type { MonthCalendarLabels } from '../components/MonthCalendar/MonthCalendar.tsx';
import type { MotionSwitchLabels } from '../components/MotionSwitch/MotionSwitch.tsx';
import type { PageStatusLabels } from '../components/PageStatus/PageStatus.tsx';
import type { PaginationLabels } from '../components/Pagination/Pagination.tsx';
import type { PreviousNextLabels } from '../components/PreviousNext/PreviousNext.tsx';
import type { RegisterFormLabels } from '../components/RegisterForm/RegisterForm.tsx';
import type { RelatedListLabels } from '../components/RelatedList/RelatedList.tsx';
import type { ResourceCardLabels } from '../components/ResourceCard/ResourceCard.tsx';
import type { ScholarshipFormLabels } from '../components/ScholarshipForm/scholarshipFormLabels.tsx';
import type { SearchFormLabels } from '../components/SearchForm/SearchForm.tsx';
import type { SearchResultsLabels } from '../components/SearchResults/SearchResults.tsx';
import type { ShareLinksLabels } from '../components/ShareLinks/ShareLinks.tsx';
import type { SignInFormLabels } from '../components/SignInForm/SignInForm.tsx';
import type { SiteFooterLabels } from '../components/SiteFooter/SiteFooter.tsx';
import type { SiteHeaderLabels } from '../components/SiteHeader/SiteHeader.tsx';
import type { SkipLinkLabels } from '../components/SkipLink/SkipLink.tsx';
import type { TopicListLabels } from '../components/TopicList/TopicList.tsx';
import type { VideoCarouselLabels } from '../components/VideoCarousel/VideoCarousel.tsx';
import type { AchieverLabels } from '../parts/Achievement.tsx';
import type { DatesLabels } from '../parts/useDates.ts';

/**
 * Every text that the components speak by themselves: a whole language, for `UiProvider labels`.
 * Write yours as a constant of this type, and the compiler says what is missing.
 *
 * Spelled out rather than taken from `LabelSets`, which knows only the components that a program
 * imports: a language must be complete wherever it is used.
 */
export interface LanguageLabels {
  achiever: AchieverLabels;
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
  listStatus: ListStatusLabels;
  loading: LoadingLabels;
  mobileMenu: MobileMenuLabels;
  modeSwitch: ModeSwitchLabels;
  monthCalendar: MonthCalendarLabels;
  motionSwitch: MotionSwitchLabels;
  pageStatus: PageStatusLabels;
  pagination: PaginationLabels;
  previousNext: PreviousNextLabels;
  registerForm: RegisterFormLabels;
  relatedList: RelatedListLabels;
  resourceCard: ResourceCardLabels;
  scholarshipForm: ScholarshipFormLabels;
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

/** The forms among them. */
export type FormName = 'contactForm' | 'registerForm' | 'scholarshipForm' | 'signInForm';
