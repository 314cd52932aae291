// Primitives: parts of any page.
export { Breadcrumbs } from './components/Breadcrumbs/Breadcrumbs.tsx';
export type { BreadcrumbsLabels, BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button } from './components/Button/Button.tsx';
export type {
  ButtonActionProps,
  ButtonLinkProps,
  ButtonProps,
} from './components/Button/Button.tsx';
export type { Action } from './components/Button/Actions.tsx';
export { CardGrid } from './components/CardGrid/CardGrid.tsx';
export type { CardGridProps } from './components/CardGrid/CardGrid.tsx';
export { Carousel } from './components/Carousel/Carousel.tsx';
export type { CarouselProps, SlidesPerView } from './components/Carousel/Carousel.tsx';
export type { CarouselLabels } from './components/Carousel/carouselLabels.ts';
export { Checkbox } from './components/Checkbox/Checkbox.tsx';
export type { CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { Chip } from './components/Chip/Chip.tsx';
export type { ChipProps } from './components/Chip/Chip.tsx';
export { Container } from './components/Container/Container.tsx';
export type { ContainerProps } from './components/Container/Container.tsx';
export { Dialog } from './components/Dialog/Dialog.tsx';
export type { DialogProps } from './components/Dialog/Dialog.tsx';
export { DialogClose } from './components/Dialog/parts/DialogClose.tsx';
export type { DialogCloseProps } from './components/Dialog/parts/DialogClose.tsx';
export { DialogContent } from './components/Dialog/parts/DialogContent.tsx';
export type { DialogContentProps, DialogLabels } from './components/Dialog/parts/DialogContent.tsx';
export { DialogTrigger } from './components/Dialog/parts/DialogTrigger.tsx';
export type { DialogTriggerProps } from './components/Dialog/parts/DialogTrigger.tsx';
export { Disclosure } from './components/Disclosure/Disclosure.tsx';
export type { DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { EmptyState } from './components/EmptyState/EmptyState.tsx';
export type { EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorSummary } from './components/ErrorSummary/ErrorSummary.tsx';
export type { ErrorSummaryProps, FieldError } from './components/ErrorSummary/ErrorSummary.tsx';
export { Grid } from './components/Grid/Grid.tsx';
export type { GridColumns, GridProps } from './components/Grid/Grid.tsx';
export { Heading } from './components/Heading/Heading.tsx';
export type { HeadingProps } from './components/Heading/Heading.tsx';
export { Icon } from './components/Icon/Icon.tsx';
export type { IconProps } from './components/Icon/Icon.tsx';
export { Inline } from './components/Inline/Inline.tsx';
export type { InlineProps } from './components/Inline/Inline.tsx';
export { Loading } from './components/Loading/Loading.tsx';
export type { LoadingLabels, LoadingProps } from './components/Loading/Loading.tsx';
export { ModeSwitch } from './components/ModeSwitch/ModeSwitch.tsx';
export type { ModeSwitchLabels, ModeSwitchProps } from './components/ModeSwitch/ModeSwitch.tsx';
export { MotionSwitch } from './components/MotionSwitch/MotionSwitch.tsx';
export type {
  MotionSwitchLabels,
  MotionSwitchProps,
} from './components/MotionSwitch/MotionSwitch.tsx';
export { Notice } from './components/Notice/Notice.tsx';
export type { NoticeLabels, NoticeProps } from './components/Notice/Notice.tsx';
export { Pagination } from './components/Pagination/Pagination.tsx';
export type { PaginationLabels, PaginationProps } from './components/Pagination/Pagination.tsx';
export { Prose } from './components/Prose/Prose.tsx';
export type { ProseProps } from './components/Prose/Prose.tsx';
export { RadioGroup } from './components/RadioGroup/RadioGroup.tsx';
export type { RadioGroupProps, RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { Section } from './components/Section/Section.tsx';
export type { SectionProps } from './components/Section/Section.tsx';
export { SelectField } from './components/SelectField/SelectField.tsx';
export type { SelectFieldProps, SelectOption } from './components/SelectField/SelectField.tsx';
export { SkipLink } from './components/SkipLink/SkipLink.tsx';
export type { SkipLinkLabels, SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { Split } from './components/Split/Split.tsx';
export type { SplitProps } from './components/Split/Split.tsx';
export { Stack } from './components/Stack/Stack.tsx';
export type { StackProps } from './components/Stack/Stack.tsx';
export { Table } from './components/Table/Table.tsx';
export type { TableProps } from './components/Table/Table.tsx';
export { TableCell } from './components/Table/parts/TableCell.tsx';
export type { TableCellProps } from './components/Table/parts/TableCell.tsx';
export { TableHeader } from './components/Table/parts/TableHeader.tsx';
export type { TableHeaderProps } from './components/Table/parts/TableHeader.tsx';
export { Tabs } from './components/Tabs/Tabs.tsx';
export type { TabsProps } from './components/Tabs/Tabs.tsx';
export { Tab } from './components/Tabs/parts/Tab.tsx';
export type { TabProps } from './components/Tabs/parts/Tab.tsx';
export { TabList } from './components/Tabs/parts/TabList.tsx';
export type { TabListProps } from './components/Tabs/parts/TabList.tsx';
export { TabPanel } from './components/Tabs/parts/TabPanel.tsx';
export type { TabPanelProps } from './components/Tabs/parts/TabPanel.tsx';
export { Text } from './components/Text/Text.tsx';
export type { TextProps } from './components/Text/Text.tsx';
export { TextField } from './components/TextField/TextField.tsx';
export type { TextFieldProps } from './components/TextField/TextField.tsx';
export { TextLink } from './components/TextLink/TextLink.tsx';
export type { TextLinkProps } from './components/TextLink/TextLink.tsx';
export { UiProvider } from './components/UiProvider/UiProvider.tsx';
export type {
  LinkComponentProps,
  UiProps,
  UiProviderProps,
  UiSettings,
} from './components/UiProvider/UiProvider.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export type { VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';

// Institute components: made of primitives, for the pages of an institute.
export { AnswerBox } from './components/AnswerBox/AnswerBox.tsx';
export type {
  AnswerBoxLabels,
  AnswerBoxProps,
  AnswerDraft,
} from './components/AnswerBox/AnswerBox.tsx';
export { ArticleBody } from './components/ArticleBody/ArticleBody.tsx';
export type { ArticleBodyProps } from './components/ArticleBody/ArticleBody.tsx';
export type { ArticleBodyLabels } from './components/ArticleBody/articleBodyLabels.ts';
export { articleLimits } from './components/ArticleBody/articleLimits.ts';
export type {
  Block,
  BulletListBlock,
  HeadingBlock,
  InlineContent,
  Line,
  LinkedText,
  MarkedText,
  NumberedListBlock,
  ParagraphBlock,
  Passage,
  TableBlock,
} from './components/ArticleBody/blocks.ts';
export { parseArticleText } from './components/ArticleBody/parseArticleText.ts';
export { passagesOf, textOf } from './components/ArticleBody/passages.ts';
export { ArticleDetail } from './components/ArticleDetail/ArticleDetail.tsx';
export type {
  ArticleDetailLabels,
  ArticleDetailProps,
} from './components/ArticleDetail/ArticleDetail.tsx';
export type { ArticleBeside } from './components/ArticleDetail/TextsBeside.tsx';
export { ArticleHeader } from './components/ArticleDetail/ArticleHeader.tsx';
export type {
  ArticleHeaderLabels,
  ArticleHeaderProps,
} from './components/ArticleDetail/ArticleHeader.tsx';
export { ArticleList } from './components/ArticleList/ArticleList.tsx';
export type {
  ArticleListItem,
  ArticleListLabels,
  ArticleListProps,
} from './components/ArticleList/ArticleList.tsx';
export { CallToAction } from './components/CallToAction/CallToAction.tsx';
export type { CallToActionProps } from './components/CallToAction/CallToAction.tsx';
export { CategoryFilter } from './components/CategoryFilter/CategoryFilter.tsx';
export type { CategoryFilterProps } from './components/CategoryFilter/CategoryFilter.tsx';
export { ContactDetails } from './components/ContactDetails/ContactDetails.tsx';
export type {
  ContactDetailLine,
  ContactDetailsProps,
} from './components/ContactDetails/ContactDetails.tsx';
export { ContactForm } from './components/ContactForm/ContactForm.tsx';
export type { ContactFormProps } from './components/ContactForm/ContactForm.tsx';
export { sessionDraft } from './components/ContactForm/contactDraft.ts';
export type { ContactDraft, ContactDraftStore } from './components/ContactForm/contactDraft.ts';
export type { ContactFormLabels } from './components/ContactForm/contactFormLabels.ts';
export { checkContact, replyTo } from './components/ContactForm/contactQuestion.ts';
export type { ContactQuestion, ContactResult } from './components/ContactForm/contactQuestion.ts';
export type {
  ContactAttempt,
  ContactPosted,
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
export { CourseCard } from './components/CourseCard/CourseCard.tsx';
export type { CourseCardLabels, CourseCardProps } from './components/CourseCard/CourseCard.tsx';
export { CourseDetail } from './components/CourseDetail/CourseDetail.tsx';
export type { CourseDetailProps } from './components/CourseDetail/CourseDetail.tsx';
export type { CourseDetailLabels } from './components/CourseDetail/courseDetailLabels.ts';
export type { RelatedCourse } from './components/CourseDetail/RelatedCourses.tsx';
export { DayNav } from './components/DayNav/DayNav.tsx';
export type { DayLink, DayNavLabels, DayNavProps } from './components/DayNav/DayNav.tsx';
export { ErrorScreen } from './components/ErrorScreen/ErrorScreen.tsx';
export type { ErrorScreenProps } from './components/ErrorScreen/ErrorScreen.tsx';
export { Hero } from './components/Hero/Hero.tsx';
export type { HeroProps } from './components/Hero/Hero.tsx';
export { LatestReading } from './components/LatestReading/LatestReading.tsx';
export type {
  LatestReadingItem,
  LatestReadingProps,
} from './components/LatestReading/LatestReading.tsx';
export { ListStatus } from './components/ListStatus/ListStatus.tsx';
export type { ListStatusLabels, ListStatusProps } from './components/ListStatus/ListStatus.tsx';
export { MobileMenu } from './components/MobileMenu/MobileMenu.tsx';
export type { MobileMenuLabels, MobileMenuProps } from './components/MobileMenu/MobileMenu.tsx';
export { MonthCalendar } from './components/MonthCalendar/MonthCalendar.tsx';
export type {
  CalendarDay,
  CalendarMonth,
  MonthCalendarProps,
} from './components/MonthCalendar/MonthCalendar.tsx';
export type { MonthCalendarLabels } from './components/MonthCalendar/monthCalendarLabels.ts';
export { NavMenu } from './components/NavMenu/NavMenu.tsx';
export type { NavMenuProps } from './components/NavMenu/NavMenu.tsx';
export type { NavGroupItem, NavItem, NavLinkItem } from './components/NavMenu/navItems.ts';
export { NextReading } from './components/NextReading/NextReading.tsx';
export type { NextReadingProps } from './components/NextReading/NextReading.tsx';
export { NotFound } from './components/NotFound/NotFound.tsx';
export type { NotFoundProps } from './components/NotFound/NotFound.tsx';
export { PageBody } from './components/PageBody/PageBody.tsx';
export type { PageBodyProps } from './components/PageBody/PageBody.tsx';
export { PageHeader } from './components/PageHeader/PageHeader.tsx';
export type { PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export { PageStatus } from './components/PageStatus/PageStatus.tsx';
export type { PageStatusLabels, PageStatusProps } from './components/PageStatus/PageStatus.tsx';
export { PreviousNext } from './components/PreviousNext/PreviousNext.tsx';
export type {
  PreviousNextItem,
  PreviousNextLabels,
  PreviousNextProps,
} from './components/PreviousNext/PreviousNext.tsx';
export { Question } from './components/Question/Question.tsx';
export type { QuestionContent, QuestionProps } from './components/Question/Question.tsx';
export type { QuestionLabels, QuestionLetter } from './components/Question/questionLabels.ts';
export { QuestionSheet } from './components/QuestionSheet/QuestionSheet.tsx';
export type {
  QuestionSheetProps,
  SheetQuestion,
} from './components/QuestionSheet/QuestionSheet.tsx';
export type { QuestionSheetLabels } from './components/QuestionSheet/questionSheetLabels.ts';
export { RegisterForm } from './components/RegisterForm/RegisterForm.tsx';
export type {
  RegisterFormLabels,
  RegisterFormProps,
} from './components/RegisterForm/RegisterForm.tsx';
export { RelatedList } from './components/RelatedList/RelatedList.tsx';
export type {
  RelatedItem,
  RelatedListLabels,
  RelatedListProps,
} from './components/RelatedList/RelatedList.tsx';
export { ResourceCard } from './components/ResourceCard/ResourceCard.tsx';
export type {
  ResourceCardLabels,
  ResourceCardProps,
} from './components/ResourceCard/ResourceCard.tsx';
export { ResultPoster } from './components/ResultPoster/ResultPoster.tsx';
export type { ResultPosterProps } from './components/ResultPoster/ResultPoster.tsx';
export type { Achiever, AchieverLabels } from './components/ResultPoster/Achievement.tsx';
export { SaveMark } from './components/SaveMark/SaveMark.tsx';
export type { SaveMarkLabels, SaveMarkProps } from './components/SaveMark/SaveMark.tsx';
export { SavedList } from './components/SavedList/SavedList.tsx';
export type {
  SavedItem,
  SavedListLabels,
  SavedListProps,
} from './components/SavedList/SavedList.tsx';
export { SchemeList } from './components/SchemeList/SchemeList.tsx';
export type { Scheme, SchemeListProps } from './components/SchemeList/SchemeList.tsx';
export { ScholarshipForm } from './components/ScholarshipForm/ScholarshipForm.tsx';
export type { ScholarshipFormProps } from './components/ScholarshipForm/ScholarshipForm.tsx';
export type { FinishWays } from './components/ScholarshipForm/ScholarshipFinish.tsx';
export type { ScholarshipFormLabels } from './components/ScholarshipForm/scholarshipFormLabels.ts';
export {
  readScholarship,
  scholarshipMessages,
  validateScholarship,
} from './components/ScholarshipForm/validateScholarship.ts';
export type {
  ScholarshipCheckboxField,
  ScholarshipChoiceField,
  ScholarshipField,
  ScholarshipMessages,
  ScholarshipTextField,
  ScholarshipValues,
} from './components/ScholarshipForm/validateScholarship.ts';
export { Score } from './components/Score/Score.tsx';
export type { ScoreLabels, ScoreProps } from './components/Score/Score.tsx';
export { formatThirds } from './components/Score/formatThirds.ts';
export type { Marks } from './components/Score/formatThirds.ts';
export { SearchForm } from './components/SearchForm/SearchForm.tsx';
export type {
  SearchFilter,
  SearchFormLabels,
  SearchFormProps,
} from './components/SearchForm/SearchForm.tsx';
export type { SearchFormSearch } from './components/SearchForm/SearchFormSearch.ts';
export { SearchResults } from './components/SearchResults/SearchResults.tsx';
export type {
  SearchResult,
  SearchResultPart,
  SearchResultsLabels,
  SearchResultsProps,
} from './components/SearchResults/SearchResults.tsx';
export { ShareLinks } from './components/ShareLinks/ShareLinks.tsx';
export type { ShareLinksLabels, ShareLinksProps } from './components/ShareLinks/ShareLinks.tsx';
export { SignInForm } from './components/SignInForm/SignInForm.tsx';
export type { SignInFormLabels, SignInFormProps } from './components/SignInForm/SignInForm.tsx';
export { SiteFooter } from './components/SiteFooter/SiteFooter.tsx';
export type { SiteFooterLabels, SiteFooterProps } from './components/SiteFooter/SiteFooter.tsx';
export { SiteHeader } from './components/SiteHeader/SiteHeader.tsx';
export type { SiteHeaderLabels, SiteHeaderProps } from './components/SiteHeader/SiteHeader.tsx';
export { TopicList } from './components/TopicList/TopicList.tsx';
export type {
  TopicListItem,
  TopicListLabels,
  TopicListProps,
} from './components/TopicList/TopicList.tsx';
export { VideoCarousel } from './components/VideoCarousel/VideoCarousel.tsx';
export type {
  VideoCarouselLabels,
  VideoCarouselProps,
} from './components/VideoCarousel/VideoCarousel.tsx';
export type { Video } from './components/VideoCarousel/video.ts';

// Shared by the components: themes, languages and types.
export type { FormResult, FormSource } from './internal/field/formResult.ts';
export type { ContactLink } from './internal/link/ContactLink.ts';
export type { DatesLabels } from './internal/text/useDates.ts';
export { hindiLabels } from './labels/hi.tsx';
export type { LanguageLabels } from './labels/hi.tsx';
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
export { makeTheme } from './theme/makeTheme.ts';
export type { MakeThemeOptions, Theme } from './theme/makeTheme.ts';
export { settingsScript } from './theme/settingsScript.ts';
export type {
  ColorTokens,
  SharedTokens,
  SpaceToken,
  TextToken,
  ThemeDefinition,
  ThemeTokens,
} from './theme/tokens.ts';
