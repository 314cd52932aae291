// What an institute's own files say in TypeScript, and how they write links to it.
export type {
  Action,
  ArticleCategory,
  ContactLine,
  Described,
  Institute,
  InstituteTheme,
  NavigationItem,
  OptionalPage,
  OwnTheme,
  Picture,
  Question,
  Reason,
  Result,
  Scheme,
  SectionCopy,
  SocialLink,
  Step,
  Testimonial,
  TextSection,
  TitledLink,
} from './contract.ts';
export { mailHref, telHref, unbroken, whatsappHref } from './institute/links.ts';
