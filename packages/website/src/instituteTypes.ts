import type { Achiever, ColorTokens, ThemeDefinition } from '@setu/ui';
import type { PageName } from './paths.ts';

// What an institute's own files hold: `src/institute.ts` and `src/content` of its site. The pages find them
// under `@site`.

/** The languages that the website has words in. */
export type SiteLanguage = 'en' | 'hi';

export type Locale = `${SiteLanguage}-${string}`;

/**
 * What an institute is in single lines: its `src/institute.ts` exports one as `institute`. What is optional
 * and absent leaves no button, link or section behind.
 */
export interface Institute {
  /** On the logo, in page titles and in running text. */
  name: string;
  /** As it is registered, for the copyright line. */
  legalName: string;
  /** Below the name: in shared pictures, and where the site is put on a home screen. */
  slogan: string;
  /**
   * `en-IN` or `hi-IN`: what the website itself speaks, a folder of its texts, and how the region writes dates
   * and numbers. The articles may be in any language.
   */
  locale: Locale;
  /**
   * More languages of the same site, at most one: `['hi-IN']`. Its pages stand below `/hi`, with the institute's words
   * of `src/hi`: there stands whatever differs from `src`, in a file of the same name. Default: none.
   */
  otherLocales?: readonly Locale[];
  /** The examinations that it prepares for, as in '… aspirants'. */
  exams: string;
  /** Dates are shown as they are here, on the server and in every browser: `Asia/Kolkata`. */
  timeZone: string;
  theme: InstituteTheme;
  /** Fonts of its own for headings, or for all else. Default: those of the theme. */
  fonts?: { heading?: OwnFont; body?: OwnFont };
  /** A drawing that closes every page, stretched across the footer's top: `/ornament.svg` in `public`. */
  ornament?: string;
  /** What "Call Us for Admissions" dials, as it is printed: '+91 00000 00000'. */
  admissionsPhone: string;
  /** More numbers, in the order of the footer. */
  phones?: readonly { label: string; number: string }[];
  /** As it is printed, with the code of the country. */
  whatsapp: string;
  /** Where applications for work are sent, and news of a weakness of the site. */
  email: string;
  /** Where students write: on the contact page, beside `email`. */
  studentsEmail?: string;
  privacy: {
    /** Who answers about what is stored of a visitor, and where. */
    officer: string;
    email: string;
    /** Within so many days it answers. */
    answeredDays: number;
    /** After so many months a message is deleted. */
    keptMonths: number;
  };
  /** Whom to tell of what cannot be read or used. What it leaves out is as in `privacy`. */
  accessibility?: {
    email?: string;
    answeredDays?: number;
    /** The day on which its own texts, pictures and videos were last checked, as `2026-11-23`. */
    reviewed?: string;
  };
  /** The office; `country` as ISO 3166 has it, for search engines. */
  address?: { label: string; lines: readonly string[]; country: string };
  /** "Live Demo" in the header opens it. */
  videoChannel?: string;
  /** The student app. Without it there is nothing to log in to, so that `/login` and `/register` are gone. */
  appStore?: string;
  /** Profiles elsewhere, in the order of the footer's icons. */
  socialLinks?: readonly SocialLink[];
  /** The lists of articles, in the order of the menus: at least one. Left out, a list has no address. */
  articles: readonly ArticleCategory[];
  /** The categories of the home page's filter, letter for letter as in the table, in its order. */
  courseCategories: readonly string[];
  /** By their category, the pictures of courses that have none of their own. */
  courseDrawings?: Readonly<Record<string, string>>;
  /**
   * Drawings that courses have for a picture, `public/art/motifs/<name>.svg`: a shared link shows each with the
   * institute's name.
   */
  motifs?: readonly string[];
  /** Pages that it does without: no menu, sitemap or search leads there, and their addresses answer 404. */
  without?: readonly OptionalPage[];
  /** Menus of its own, in the place of those made of the pages it has. */
  menus?: {
    header?: readonly NavigationItem[];
    quickLinks?: readonly TitledLink[];
    resourceLinks?: readonly TitledLink[];
  };
}

/** The results of all years and each of them are `selections`. */
export type OptionalPage =
  | 'accessibility'
  | 'career'
  | 'offlineMode'
  | 'onlineMode'
  | 'practice'
  | 'scholarship'
  | 'selections';

/** A theme that the library brings, or one made of an institute's two colours. */
export type InstituteTheme = 'setu' | 'sangam' | OwnTheme;

export interface OwnTheme {
  /** CSS colours. Where they would be hard to read they move in lightness as little as they must. */
  brand: string;
  accent: string;
  /** Overrides of single colours. Their contrast is not checked. */
  light?: Partial<ColorTokens>;
  dark?: Partial<ColorTokens>;
  /** Fonts of the visitor's device, as CSS families. */
  font?: NonNullable<ThemeDefinition['font']>;
}

/** A font whose files the institute has. Its licence must allow it to be cut to the characters of the pages. */
export interface OwnFont {
  /** As CSS calls it. */
  family: string;
  /** TTF, OTF, WOFF or WOFF2 below the site's folder; `weight` as in CSS, `600` or `400 700`, which is the default. */
  files: readonly { file: string; weight?: string }[];
  /** Which of the device's fonts stand in for it, in its measures, until it has come. */
  kind: 'serif' | 'sans';
  /** The scripts it is cut to. Default: both, as far as it has them. */
  subset?: readonly ('latin' | 'devanagari')[];
}

/** A picture of a known size, in pixels. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A kind of articles, with a list of its own and an address for its articles. */
export interface ArticleCategory {
  /** The value of the column, letter for letter. */
  category: string;
  /** What its articles show of it, where the column has it in another language. Default: `category`. */
  label?: string;
  /** The list's address. */
  listPath: string;
  /** An article's address without its id. */
  articlePath: string;
  /** Its name in the menus, above the list and wherever else it is spoken of. */
  heading: string;
  description: string;
  /** Decoration beside the heading. */
  image: string;
  meta: Described;
}

/** What search results say of a page. */
export interface Described {
  /** 110 to 155 characters: shorter says too little, longer is cut off by search engines. */
  description: string;
}

/** What a fixed page says: its `h1` with the sentence below it, and its head. */
export interface PageWords extends Described {
  heading: string;
  text: string;
  /** In the place of the heading in the document's title. */
  title?: string;
  /** Decoration beside the heading. */
  image?: string;
}

/** A section of a page that is text alone. */
export interface TextSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  link?: { label: string; href: string };
}

/** The heading and introduction of a section, and what it says when there is nothing to show. */
export interface SectionCopy {
  id: string;
  heading: string;
  intro: string;
  emptyText: string;
}

/** The people of a year who were selected. */
export interface Result {
  /** The last part of its address: `/upsc-2024-results`. No course may have it for a slug. */
  title: string;
  path: string;
  year: number;
  heading: string;
  text: string;
  image: Picture;
  people: readonly Achiever[];
  action: { label: string; href: string };
  meta: Described;
}

/** A video of a student who was selected. */
export interface Testimonial {
  id: string;
  title: string;
  /** Day of its upload, ISO 8601. Where it is known, search engines list the video. */
  uploaded?: string;
  person: Achiever;
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

export interface Question {
  question: string;
  answer: string;
}

export interface Reason {
  heading: string;
  text: string;
}

/** A line of the header: a plain link, or a dropdown of links. Same shape as `NavItem` of `@setu/ui`. */
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

/** A contact line of the footer; `kind` says which icon stands beside it. */
export interface ContactLine {
  kind: 'phone' | 'whatsapp' | 'mail';
  label: string;
  value: string;
  href: string;
}

export interface SocialLink {
  title: string;
  href: string;
  icon: 'youtube' | 'instagram' | 'telegram' | 'facebook' | 'x';
}

/**
 * What an institute says of its pages in its own words (`src/content/pages.ts`); where it says nothing, the
 * website's stand. The home page has no heading here: it is the hero's.
 */
export type OwnWords = Partial<Record<PageName, Partial<PageWords>>>;
