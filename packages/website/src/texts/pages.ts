import { institute } from '@site/institute.ts';
import { documentTitle, type PageMeta } from './meta.ts';

/** A page's address, its `h1` with the sentence below it, and its head. */
export interface PageCopy {
  path: string;
  heading: string;
  text: string;
  /** Decoration beside the heading. */
  image?: string;
  meta: PageMeta;
}

/** A screen that takes the place of a page that can't be shown. */
export interface FallbackCopy {
  heading: string;
  text: string;
  /** In the place of `text`, where a part of the page did not arrive in time. */
  lateText?: string;
  action?: { label: string; href: string };
  /** Where else the visitor may have wanted to go. */
  links?: readonly { label: string; href: string }[];
  meta: PageMeta;
}

/**
 * The pages of fixed address, but for the article lists (articleCategories.ts). Addresses are
 * spelled as in docs/spec.md#routes, which makes them the canonical ones.
 */
export const pages = {
  home: {
    path: '/',
    heading: 'Your Bridge to Success',
    text: "Spark passion, master governance, shape India's future.",
    meta: {
      title: `${institute.name}: coaching for UPSC and state PCS exams`,
      description:
        'Online and classroom courses for UPSC and BPSC, free daily study articles, answer writing practice and scholarships for 250 students a year.',
    },
  },
  about: {
    path: '/about',
    heading: `About ${institute.name}`,
    image: '/art/hero.svg',
    text: 'What we hope for, how we think one should prepare, and what we do every week.',
    meta: {
      title: documentTitle('About us'),
      description:
        'The vision, thoughts and mission of the institute: why we teach, what we tell students on the first day and how we read their answers.',
    },
  },
  selections: {
    path: '/selections',
    heading: 'Our results',
    text: 'Choose a year to see its result poster.',
    meta: {
      title: documentTitle('Results by year'),
      description:
        'Result posters of the UPSC Civil Services Examination for 2024, 2023 and 2022, with a WhatsApp number to ask for the details of each year.',
    },
  },
  career: {
    path: '/career',
    heading: 'Careers',
    image: '/art/motifs/essay.svg',
    text: 'Teaching, evaluating answers and writing for people who prepare for the civil services.',
    meta: {
      title: documentTitle('Careers'),
      description:
        'Work with teachers, answer evaluators and writers who prepare civil-services aspirants: present openings, reasons to join and where to apply.',
    },
  },
  daily: {
    path: '/daily',
    heading: 'Daily desk',
    text: 'All that we published on one day, in the order in which we would read it.',
    meta: {
      title: documentTitle('Daily desk'),
      description:
        'All study articles of the newest day on one page: what to read in the newspapers, analysis, facts and a question to answer, with minutes to read.',
    },
  },
  offlineMode: {
    path: '/offline-mode',
    heading: 'Offline Mode',
    text: 'Courses taught in our Delhi classrooms. Choose a subject to narrow the list.',
    meta: {
      title: documentTitle('Offline Mode: classroom courses'),
      description:
        'Classroom courses in Delhi for UPSC and state PCS exams: General Studies, BPSC, Sociology optional and test series, with details of each.',
    },
  },
  onlineMode: {
    path: '/online-mode',
    heading: 'Online Mode',
    text: 'Courses taught live on the internet, with recordings for revision. Choose a subject to narrow the list.',
    meta: {
      title: documentTitle('Online Mode: live online courses'),
      description:
        'Live online courses with recordings for UPSC and state PCS exams: General Studies, BPSC, Sociology optional and test series, to join from home.',
    },
  },
  topics: {
    path: '/topics',
    heading: 'Topics',
    image: '/art/motifs/polity.svg',
    text: 'Papers and subjects of the syllabus, and what we have written on each. Those with the most articles come first.',
    meta: {
      title: documentTitle('Topics'),
      description:
        'Study articles sorted by paper and subject of the UPSC syllabus: choose a topic and read all that we have written on it, newest first, for free.',
    },
  },
  scholarship: {
    path: '/Scholarship',
    heading: 'Scholarship Programme',
    image: '/art/motifs/sociology.svg',
    text: 'Every year 250 students pay 40% to 60% less for their course. See which scheme is yours, what to bring and how to register.',
    meta: {
      title: documentTitle('Scholarship Programme'),
      description:
        'Fee scholarships of 60%, 50% and 40% for 250 students a year: who can apply, seats in each scheme, documents to bring and how to register.',
    },
  },
  contact: {
    path: '/contact',
    heading: 'Contact us',
    text: 'Ask about a course, its fees, a scholarship or how to prepare alongside a job. We answer in English and Hindi.',
    meta: {
      title: documentTitle('Contact us'),
      description:
        'Telephone lines in English and Hindi, WhatsApp, the address of our Delhi office and a form to send us a question about courses or admissions.',
    },
  },
  search: {
    path: '/search',
    heading: 'Search',
    text: 'Articles, courses and free resources, by words in English or Hindi.',
    meta: {
      title: documentTitle('Search'),
      description:
        'Search the daily study articles, the courses and the free resources by their words, and narrow what is found by category and by month.',
      noindex: true,
    },
  },
  privacy: {
    path: '/privacy',
    heading: 'Privacy',
    text: `What ${institute.name} stores about visitors, why, for how long, and whom to ask. This is a sample text.`,
    meta: {
      title: documentTitle('Privacy'),
      description:
        'What this website stores about its visitors, what it is used for, for how long it is kept, and whom to ask to see, correct or delete it.',
    },
  },
  terms: {
    path: '/terms',
    heading: 'Terms and conditions',
    text: `What holds for this website, the courses and the scholarships of ${institute.name}. This is a sample text.`,
    meta: {
      title: documentTitle('Terms and conditions'),
      description:
        'The terms of this website, its courses, its scholarships and its results: what you may do with the articles, what we promise and what we do not.',
    },
  },
  login: {
    path: '/login',
    heading: 'Log in',
    text: 'Students sign in through our app. You do not need an account to read the articles and course pages here.',
    meta: {
      title: documentTitle('Log in'),
      description:
        'Students of the institute sign in through the mobile app, where classes, recordings and tests are. Reading this website needs no account.',
      noindex: true,
    },
  },
  register: {
    path: '/register',
    heading: 'Create an account',
    text: 'New students create their account in our app. You do not need one to read the articles and course pages here.',
    meta: {
      title: documentTitle('Create an account'),
      description:
        'New students create their account in the mobile app, where classes, recordings and tests are. Reading this website needs no account at all.',
      noindex: true,
    },
  },
} as const satisfies Record<string, PageCopy>;

/** Where the breadcrumbs of every page begin. */
export const homeCrumb = { title: 'Home', href: pages.home.path };

/** Screens for what isn't there or did not work. The headings are those of docs/spec.md#errors. */
export const fallbacks = {
  notFound: {
    heading: 'Oops. Page not found.',
    text: 'The address may be mistyped, or the page may have moved. These are the pages that most visitors look for:',
    action: { label: 'Back to Home', href: '/' },
    links: [
      { label: 'Online courses', href: '/online-mode' },
      { label: 'Classroom courses', href: '/offline-mode' },
      { label: 'Current affairs', href: '/daily-current-affairs-analysis' },
      { label: 'Scholarships', href: '/Scholarship' },
      { label: 'Contact', href: '/contact' },
    ],
    meta: {
      title: documentTitle('Page not found'),
      description:
        'There is no page at this address. From the home page you can reach every course, the daily study articles and the scholarship programme.',
      noindex: true,
    },
  },
  unexpectedError: {
    heading: 'Unexpected Application Error!',
    text: 'This page could not be shown. Try again in a moment, or call us if it keeps happening.',
    lateText: 'A part of this page took too long to arrive. Check your connection and try again.',
    action: { label: 'Back to Home', href: '/' },
    meta: {
      title: documentTitle('Something went wrong'),
      description:
        'This page could not be shown because of a fault on our side. Please try again in a moment, or call us for the information you need.',
      noindex: true,
    },
  },
  loading: {
    heading: 'Loading...',
    text: '',
    meta: {
      title: documentTitle('Loading...'),
      description:
        'This page is on its way. It opens by itself as soon as it has arrived, on this screen and without anything to be pressed.',
    },
  },
  offline: {
    heading: 'You are offline',
    text: 'This page needs a connection. It opens by itself as soon as you have one.',
    meta: {
      title: documentTitle('Offline'),
      description:
        'This page could not be fetched because the device has no connection. It opens by itself as soon as there is one.',
      noindex: true,
    },
  },
} as const satisfies Record<string, FallbackCopy>;
