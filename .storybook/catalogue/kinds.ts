/** What kind of thing each component is, in the order of the gallery. What is not here yet is new. */
export const kinds: Readonly<Record<string, readonly string[]>> = {
  Navigation: [
    'SiteHeader',
    'NavMenu',
    'MobileMenu',
    'SiteFooter',
    'Breadcrumbs',
    'Pagination',
    'CategoryFilter',
    'SkipLink',
  ],
  Actions: ['Button', 'CallToAction', 'ShareLinks', 'ModeSwitch', 'MotionSwitch'],
  Forms: [
    'TextField',
    'SelectField',
    'RadioGroup',
    'Checkbox',
    'ErrorSummary',
    'ContactForm',
    'ScholarshipForm',
    'SignInForm',
    'RegisterForm',
  ],
  'Cards and lists': [
    'CourseCard',
    'ResourceCard',
    'CardGrid',
    'ArticleList',
    'RelatedList',
    'SchemeList',
    'ListStatus',
    'Chip',
  ],
  Reading: [
    'ArticleDetail',
    'ArticleHeader',
    'ArticleBody',
    'CourseDetail',
    'ResultPoster',
    'Prose',
  ],
  Media: ['Hero', 'Carousel', 'VideoCarousel'],
  Layout: ['Container', 'PageHeader', 'PageBody', 'Section', 'Split', 'ContactDetails'],
  Feedback: ['Notice', 'EmptyState', 'Loading', 'ErrorScreen', 'NotFound', 'PageStatus'],
  Settings: ['UiProvider'],
};

export function kindOf(name: string): string {
  return Object.keys(kinds).find((kind) => kinds[kind]?.includes(name) === true) ?? 'New';
}
