/** In which languages the institute reads what is reported to it, the first one best. */
export const preferredLanguages: string = 'en, hi';

/** Where the breadcrumbs of every page begin. */
export const home: string = 'Home';

export const backTo = (heading: string) => `Back to ${heading}`;

export const backToHome: string = 'Back to Home';

export const tryAgain: string = 'Try again';

/** Where a row has no title; components have the same words among their labels. */
export const titleNotAvailable: string = 'Title not available';

/** The page of a list in a document's title, after the list's name. */
export const pageNumber = (page: number) => `page ${page}`;

/** Names the links to the pages of a list. */
export const pagesOf = (heading: string) => `Pages of ${heading}`;

/** Ends a sentence. */
export const fullStop: string = '.';

export const whatsapp = (number: string) => `WhatsApp ${number}`;
