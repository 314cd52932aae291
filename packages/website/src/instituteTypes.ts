import type { Achiever, ColorTokens, ThemeDefinition } from '@setu/ui';
import type { optionalPages, PageName } from './paths.ts';

// The types of an institute's own files, `src/institute.ts` and `src/content` of its site. The pages import
// them from `@site`.

/** The languages that the website has words in. */
export type SiteLanguage = 'en' | 'hi';

export type Locale = `${SiteLanguage}-${string}`;

/** `institute` of `src/institute.ts`. An optional value that is absent leaves no button, link or section behind. */
export interface Institute {
  /** On the logo, in page titles and in running text. */
  name: string;
  /** The registered name, for the copyright line. */
  legalName: string;
  /** Shown below the name in link previews, and as the description of the site on a home screen. */
  slogan: string;
  /** `en-IN` or `hi-IN`: the language of the website's own texts (not of its articles), and of dates and numbers. */
  locale: Locale;
  /**
   * More languages of the same site, at most one: `['hi-IN']`. Its pages are served below `/hi`. A file
   * of `src/hi` replaces the file of the same name in `src`. Default: none.
   */
  otherLocales?: readonly Locale[];
  /** The examinations that it prepares for, worded as in '… aspirants'. */
  exams: string;
  theme: InstituteTheme;
  /** The institute's own fonts, for headings and for all other text. Default: those of the theme. */
  fonts?: { heading?: OwnFont; body?: OwnFont };
  /** A drawing stretched across the top of every footer: `/ornament.svg` in `public`. */
  ornament?: string;
  /** The number that "Call Us for Admissions" dials: '+91 00000 00000'. */
  admissionsPhone: string;
  /** The numbers to read in the footer and on the contact page, in this order: the one for admissions only if it is here. */
  phones?: readonly { label: string; number: string }[];
  /** As printed, with the country code: `+91 …`. */
  whatsapp: string;
  /** Receives job applications, and reports of security weaknesses of the site. */
  email: string;
  /** The address for students, shown on the contact page next to `email`. */
  studentsEmail?: string;
  privacy: {
    /** Who answers questions about the data stored of a visitor, and at which address. */
    officer: string;
    email: string;
    /** The maximum number of days until an answer. */
    answeredDays: number;
    /** The number of months after which a message is deleted. */
    keptMonths: number;
  };
  /** The contact for accessibility problems. Absent values are taken from `privacy`. */
  accessibility?: {
    email?: string;
    answeredDays?: number;
    /** The day on which its own texts, pictures and videos were last checked, as `2026-11-23`. */
    reviewed?: string;
  };
  /** The office; `country` is an ISO 3166 code, for search engines. */
  address?: { label: string; lines: readonly string[]; country: string };
  /** The channel that "Live Demo" in the header opens. */
  videoChannel?: string;
  /** The student app. Without it there is nothing to log in to, and `/login` and `/register` do not exist. */
  appStore?: string;
  /** Profiles elsewhere, in the order of the footer's icons. */
  socialLinks?: readonly SocialLink[];
  /** The lists of articles in the order of the menus, at least one. A category left out has no list page. */
  articles: readonly ArticleCategory[];
  /**
   * The results that have a page, newest first, by the last part of their address: `upsc-2024-results`. No course
   * may have it as its slug. `src/content/results.ts` describes each.
   */
  results?: readonly string[];
  /** The categories of the home page's filter, in its order, spelled exactly as in the table. */
  courseCategories: readonly string[];
  /** The pictures, by category, of courses that have none of their own. */
  courseDrawings?: Readonly<Record<string, string>>;
  /**
   * Names of the drawings used as course pictures, `public/art/motifs/<name>.svg`: each has a link preview with
   * the institute's name.
   */
  motifs?: readonly string[];
  /** Pages left out: no menu, sitemap or search leads there, and their addresses answer 404. */
  without?: readonly OptionalPage[];
  /** Its own menus, replacing those generated from its pages. */
  menus?: {
    header?: readonly NavigationItem[];
    quickLinks?: readonly TitledLink[];
    resourceLinks?: readonly TitledLink[];
  };
}

/** `selections` are the page of all results and the page of each year. */
export type OptionalPage = (typeof optionalPages)[number];

/** A theme of the library, or one derived from an institute's two colours. */
export type InstituteTheme = 'setu' | 'sangam' | OwnTheme;

export interface OwnTheme {
  /** CSS colours. Where one would be hard to read, its lightness is changed as little as necessary. */
  brand: string;
  accent: string;
  /** Overrides of single colours. Their contrast is not checked. */
  light?: Partial<ColorTokens>;
  dark?: Partial<ColorTokens>;
  /** Fonts of the visitor's device, as CSS families. */
  font?: NonNullable<ThemeDefinition['font']>;
}

/** A font whose files the institute provides. Its licence must allow subsetting. */
export interface OwnFont {
  /** Its name in CSS. */
  family: string;
  /** TTF, OTF, WOFF or WOFF2 below the site's folder; `weight` as in CSS, `600` or `400 700`, which is the default. */
  files: readonly { file: string; weight?: string }[];
  /** Which device fonts replace it, adjusted to its metrics, until it has loaded. */
  kind: 'serif' | 'sans';
  /** The scripts to which it is subset. Default: both, as far as the font has them. */
  subset?: readonly ('latin' | 'devanagari')[];
}

/** A picture of a known size, in pixels. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A category of articles, with its own list and its own addresses of articles. */
export interface ArticleCategory {
  /** The exact value of the column. */
  category: string;
  /** The name that its articles show, if the column's value is in another language. Default: `category`. */
  label?: string;
  /**
   * The list's address: `/editorial-analysis`, of ASCII letters, digits, `-` and `_`, in one or more parts. No other
   * page may have it, nor a result or another list, in any case of its letters.
   */
  listPath: string;
  /** An article's address without its id: the same characters. Not `/daily`, `/practice`, `/selections` or `/topics`. */
  articlePath: string;
  /** Its name in the menus, above the list and everywhere else. */
  heading: string;
  /** The sentence below the heading, 70 to 110 characters; search results show it too. */
  description: string;
  /** Decoration beside the heading. */
  image: string;
}

/** The text that search results show for a page. */
export interface Described {
  /** 110 to 155 characters: shorter says too little, longer is cut off by search engines. */
  description: string;
}

/** The words of a fixed page: its `h1`, the sentence below it, and its head. */
export interface PageWords extends Described {
  heading: string;
  text: string;
  /** Replaces the heading in the document's title. */
  title?: string;
  /** Decoration beside the heading. */
  image?: string;
}

/** A section that consists of text only. */
export interface TextSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  link?: Action;
}

/** The heading and introduction of a section, and its text when there is nothing to show. */
export interface SectionCopy {
  id: string;
  heading: string;
  intro: string;
  emptyText: string;
}

/** The students selected in one year, which `src/content/results.ts` exports by the last part of the address. */
export interface Result {
  year: number;
  heading: string;
  text: string;
  image: Picture;
  people: readonly Achiever[];
  action: Action;
  meta: Described;
}

/** A video of a student who was selected. */
export interface Testimonial {
  id: string;
  title: string;
  /** Day of its upload, ISO 8601. Search engines list the video only if it is set. */
  uploaded?: string;
  /** The speaker, where a result is claimed. Without the person's consent the video is left out. */
  person?: Achiever;
  poster: Picture;
  source: {
    kind: 'file';
    src: string;
    type: string;
    captions: { src: string; srcLang: string; label: string }[];
  };
}

/** A scholarship. */
export interface Scheme {
  id: string;
  /** The part of the course fee that the student does not pay. */
  percent: number;
  who: string;
  incomeCondition: string | null;
  seatsPerYear: number;
}

export interface Step {
  heading: string;
  text: string;
}

export interface Faq {
  question: string;
  answer: string;
}

export type Reason = Step;

/** An entry of the header: a plain link, or a dropdown of links. Same shape as `NavItem` of `@setu/ui`. */
export type NavigationItem =
  | { title: string; href: string; blink?: boolean }
  | { title: string; items: TitledLink[] };

export interface TitledLink {
  title: string;
  href: string;
}

export interface Action {
  label: string;
  href: string;
}

export interface SocialLink {
  title: string;
  href: string;
  icon: 'youtube' | 'instagram' | 'telegram' | 'facebook' | 'x';
}

/** Own words for pages (`src/content/pages.ts`); absent ones are the website's. The heading of home is the hero's. */
export type OwnWords = Partial<Record<PageName, Partial<PageWords>>>;
