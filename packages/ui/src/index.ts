// Primitives: parts of any page.
export * from './components/Breadcrumbs/Breadcrumbs.tsx';
export * from './components/Button/Button.tsx';
export type { Action } from './components/Button/Actions.tsx';
export * from './components/CardGrid/CardGrid.tsx';
export * from './components/Carousel/Carousel.tsx';
export * from './components/Checkbox/Checkbox.tsx';
export * from './components/Chip/Chip.tsx';
export * from './components/Container/Container.tsx';
export { Dialog } from './components/Dialog/Dialog.tsx';
export type { DialogProps } from './components/Dialog/Dialog.tsx';
export * from './components/Dialog/parts/DialogClose.tsx';
export * from './components/Dialog/parts/DialogContent.tsx';
export * from './components/Dialog/parts/DialogTrigger.tsx';
export * from './components/Disclosure/Disclosure.tsx';
export * from './components/EmptyState/EmptyState.tsx';
export * from './components/ErrorSummary/ErrorSummary.tsx';
export * from './components/Grid/Grid.tsx';
export * from './components/Heading/Heading.tsx';
export * from './components/Icon/Icon.tsx';
export * from './components/Inline/Inline.tsx';
export * from './components/Loading/Loading.tsx';
export * from './components/ModeSwitch/ModeSwitch.tsx';
export * from './components/MotionSwitch/MotionSwitch.tsx';
export * from './components/Notice/Notice.tsx';
export * from './components/Pagination/Pagination.tsx';
export * from './components/Prose/Prose.tsx';
export * from './components/RadioGroup/RadioGroup.tsx';
export * from './components/Section/Section.tsx';
export * from './components/SelectField/SelectField.tsx';
export * from './components/SkipLink/SkipLink.tsx';
export * from './components/Split/Split.tsx';
export * from './components/Stack/Stack.tsx';
export * from './components/Table/Table.tsx';
export * from './components/Table/parts/TableCell.tsx';
export { TableHeader } from './components/Table/parts/TableHeader.tsx';
export type { TableHeaderProps } from './components/Table/parts/TableHeader.tsx';
export * from './components/Tabs/Tabs.tsx';
export * from './components/Tabs/parts/Tab.tsx';
export * from './components/Tabs/parts/TabList.tsx';
export * from './components/Tabs/parts/TabPanel.tsx';
export * from './components/Text/Text.tsx';
export * from './components/TextField/TextField.tsx';
export * from './components/TextLink/TextLink.tsx';
export { UiProvider } from './components/UiProvider/UiProvider.tsx';
export type {
  LinkComponentProps,
  UiProps,
  UiProviderProps,
  UiSettings,
} from './components/UiProvider/UiProvider.tsx';
export * from './components/VisuallyHidden/VisuallyHidden.tsx';

// Institute components: made of primitives, for the pages of an institute.
export * from './components/AnswerBox/AnswerBox.tsx';
export * from './components/ArticleBody/ArticleBody.tsx';
export type { ArticleBodyLabels } from './components/ArticleBody/articleBodyLabels.ts';
export { articleLimits } from './components/ArticleBody/articleLimits.ts';
export * from './components/ArticleBody/blocks.ts';
export { parseArticleText } from './components/ArticleBody/parseArticleText.ts';
export * from './components/ArticleDetail/ArticleDetail.tsx';
export type { ArticleTranslation } from './components/ArticleDetail/TextsBeside.tsx';
export * from './components/ArticleDetail/ArticleHeader.tsx';
export * from './components/ArticleList/ArticleList.tsx';
export * from './components/CallToAction/CallToAction.tsx';
export * from './components/CategoryFilter/CategoryFilter.tsx';
export * from './components/ContactDetails/ContactDetails.tsx';
export * from './components/ContactForm/ContactForm.tsx';
export * from './components/ContactForm/contactDraft.ts';
export type { ContactFormLabels } from './components/ContactForm/contactFormLabels.ts';
export { checkContact, replyTo } from './components/ContactForm/contactQuestion.ts';
export type { ContactQuestion, ContactResult } from './components/ContactForm/contactQuestion.ts';
export type {
  ContactAttempt,
  ContactPosted,
  SendContact,
} from './components/ContactForm/useContactSubmission.ts';
export {
  contactFields,
  contactInputs,
  contactLimits,
  contactMessages,
  readContact,
  validateContact,
} from './components/ContactForm/validateContact.ts';
export type {
  ContactField,
  ContactMessages,
  ContactValues,
} from './components/ContactForm/validateContact.ts';
export * from './components/CourseCard/CourseCard.tsx';
export * from './components/CourseDetail/CourseDetail.tsx';
export type { CourseDetailLabels } from './components/CourseDetail/courseDetailLabels.ts';
export type { CourseModule } from './components/CourseDetail/CourseParts.tsx';
export type { RelatedCourse } from './components/CourseDetail/RelatedCourses.tsx';
export * from './components/DayNav/DayNav.tsx';
export * from './components/ErrorScreen/ErrorScreen.tsx';
export * from './components/Hero/Hero.tsx';
export * from './components/LatestReading/LatestReading.tsx';
export * from './components/ListStatus/ListStatus.tsx';
export * from './components/MobileMenu/MobileMenu.tsx';
export * from './components/MonthCalendar/MonthCalendar.tsx';
export { NavMenu } from './components/NavMenu/NavMenu.tsx';
export type { NavMenuProps } from './components/NavMenu/NavMenu.tsx';
export type { NavGroupItem, NavItem, NavLinkItem } from './components/NavMenu/navItems.ts';
export * from './components/NextReading/NextReading.tsx';
export * from './components/NotFound/NotFound.tsx';
export * from './components/PageBody/PageBody.tsx';
export * from './components/PageHeader/PageHeader.tsx';
export * from './components/PageStatus/PageStatus.tsx';
export * from './components/PreviousNext/PreviousNext.tsx';
export * from './components/Question/Question.tsx';
export type { QuestionLabels, QuestionLetter } from './components/Question/questionLabels.ts';
export * from './components/QuestionSheet/QuestionSheet.tsx';
export type { QuestionSheetLabels } from './components/QuestionSheet/questionSheetLabels.ts';
export * from './components/RegisterForm/RegisterForm.tsx';
export * from './components/RelatedList/RelatedList.tsx';
export * from './components/ResourceCard/ResourceCard.tsx';
export * from './components/ResultPoster/ResultPoster.tsx';
export type { Achiever, AchieverLabels } from './components/ResultPoster/Achievement.tsx';
export * from './components/SaveMark/SaveMark.tsx';
export * from './components/SavedList/SavedList.tsx';
export * from './components/SchemeList/SchemeList.tsx';
export * from './components/ScholarshipForm/ScholarshipForm.tsx';
export type { FinishWays } from './components/ScholarshipForm/ScholarshipFinish.tsx';
export type {
  ScholarshipFormLabels,
  TextOfForm,
} from './components/ScholarshipForm/scholarshipFormLabels.ts';
export * from './components/ScholarshipForm/validateScholarship.ts';
export * from './components/Score/Score.tsx';
export { formatThirds } from './components/Score/formatThirds.ts';
export type { Marks } from './components/Score/formatThirds.ts';
export * from './components/SearchForm/SearchForm.tsx';
export type { SearchFormSearch } from './components/SearchForm/useSearchAsTyped.ts';
export * from './components/SearchResults/SearchResults.tsx';
export * from './components/ShareLinks/ShareLinks.tsx';
export * from './components/SignInForm/SignInForm.tsx';
export * from './components/SiteFooter/SiteFooter.tsx';
export * from './components/SiteHeader/SiteHeader.tsx';
export * from './components/TopicList/TopicList.tsx';
export * from './components/VideoCarousel/VideoCarousel.tsx';
export type { Video } from './components/VideoCarousel/video.ts';

// Shared by the components: themes, languages and types.
export type { FormResult, FormSource } from './internal/form/formResult.ts';
export type { ContactLink } from './internal/link/ContactLink.ts';
export type { DatesLabels } from './internal/text/formatPeriod.ts';
export { hindiLabels } from './labels/hi.tsx';
export type { LanguageLabels } from './labels/hi.tsx';
export type { PartialLabels } from './internal/hooks/useLabels.ts';
export { hindiRegisterFormLabels, hindiSignInFormLabels } from './labels/hi/accountForms.ts';
export { hindiArticleLabels } from './labels/hi/article.ts';
export { hindiCarouselLabels } from './labels/hi/carousel.ts';
export { hindiContactFormLabels } from './labels/hi/contactForm.ts';
export { hindiCourseDetailLabels } from './labels/hi/courseDetail.ts';
export { hindiMonthCalendarLabels } from './labels/hi/monthCalendar.ts';
export { hindiPageLabels } from './labels/hi/pages.tsx';
export { hindiPracticeLabels } from './labels/hi/practice.ts';
export { hindiSavedListLabels } from './labels/hi/savedList.ts';
export { hindiScholarshipFormLabels } from './labels/hi/scholarshipForm.ts';
export { hindiSearchFormLabels, hindiSearchResultsLabels } from './labels/hi/search.ts';
export { hindiShareLinksLabels } from './labels/hi/shareLinks.ts';
export { vars } from './theme/contract.css.ts';
export { measureContrast } from './theme/contrast.ts';
export type { ColorName, ContrastMeasurement, ContrastPair } from './theme/contrast.ts';
export * from './theme/makeTheme.ts';
export { settingsScript } from './theme/settingsScript.ts';
export * from './theme/tokens.ts';
