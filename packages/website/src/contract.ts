import type { Achiever } from '@setu/ui';
import type { PageName } from './paths.ts';

// What an institute's own files hold: `src/institute.ts` and `src/content` of its site. The pages find them
// under `@site`.

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
  /** The list's address. */
  listPath: string;
  /** An article's address without its id. */
  articlePath: string;
  heading: string;
  description: string;
  /** Decoration beside the heading. */
  image: string;
  backLabel: string;
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

/** A filter button; a null category stands for all of them. */
export interface CourseFilter {
  label: string;
  category: string | null;
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

/** A video of somebody who was selected. */
export interface Testimonial {
  id: string;
  title: string;
  /** Day of its upload, ISO 8601. Where it is known, search engines are told of the video. */
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

export interface PhoneLine {
  label: string;
  /** As it is printed. */
  display: string;
  /** As it is dialled: a `tel:` link. */
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
