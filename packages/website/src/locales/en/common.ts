/** The languages in which the institute reads security reports, in order of preference. */
export const preferredLanguages: string = 'en, hi';

export const home: string = 'Home';

export const backTo = (heading: string) => `Back to ${heading}`;

export const backToHome: string = 'Back to Home';

export const tryAgain: string = 'Try again';

/** Shown if a row has no title; components have the same words among their labels. */
export const titleNotAvailable: string = 'Title not available';

/** The page of a list in a document's title, after the list's name. */
export const pageNumber = (page: number) => `page ${page}`;

export const pagesOf = (heading: string) => `Pages of ${heading}`;

export const fullStop: string = '.';

export const whatsapp = (number: string) => `WhatsApp ${number}`;
