/** Screens for what isn't there or did not work. The headings are those of docs/spec.md#errors. */
export const notFound = {
  heading: 'Oops. Page not found.',
  title: 'Page not found',
  text: 'The address may be mistyped, or the page may have moved. These are the pages that most visitors look for:',
  links: {
    onlineMode: 'Online courses',
    offlineMode: 'Classroom courses',
    articles: 'Current affairs',
    scholarship: 'Scholarships',
    contact: 'Contact',
  },
};

export const unexpectedError = {
  heading: 'Unexpected Application Error!',
  title: 'Something went wrong',
  /** Shown if a part of the page did not arrive in time. */
  lateText: 'A part of this page took too long to arrive. Check your connection and try again.',
};

/** The only text for loading: in place of content, over a page while the next one is fetched, and as a title. */
export const loading: string = 'Loading...';

export const offline = {
  heading: 'You are offline',
  title: 'Offline',
  text: 'This page needs a connection. It opens by itself as soon as you have one.',
  again: (tries: number, text: string) => `Still no connection (try ${tries}). ${text}`,
};

export const loadFailure = (message: string) => `Error: ${message}`;

/** The reason of a failure, as visitors see it: the error's own message. */
export const reasonOf = (message: string) => message;

/** The status with which a server answered in place of a page. */
export const statusText = (status: number, text: string) => `${status} ${text}`;

export const unknownError: string = 'An unknown error occurred.';
