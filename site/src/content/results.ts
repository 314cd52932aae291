import type { Achiever } from '@setu/ui';
import { institute, unbroken, whatsappHref } from '../institute.ts';
import { documentTitle, type PageMeta } from './meta.ts';

export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

export interface Result {
  /** The last part of its address: `/upsc-2024-results`. */
  title: string;
  path: string;
  year: number;
  heading: string;
  text: string;
  image: Picture;
  people: readonly Achiever[];
  action: { label: string; href: string };
  meta: PageMeta;
}

const actionLabel = `WhatsApp ${unbroken(institute.whatsappLine.display)} for details`;

const courses = [
  { course: 'General Studies Foundation (Online)', duration: '12 months', paid: true },
  { course: 'Mains Test Series', duration: '4 months', paid: true },
  { course: 'Daily Answer Writing', duration: '6 months', paid: false },
] as const;

/** A person who does not exist, as the text beside says. */
export function samplePerson(number: number, year: number): Achiever {
  const course = courses[(number - 1) % courses.length] ?? courses[0];
  return { name: `Sample student ${number}`, rank: 100 + number, year, ...course, consent: true };
}

function result(year: number, alt: string): Result {
  const title = `upsc-${year}-results`;
  return {
    title,
    path: `/${title}`,
    year,
    heading: `UPSC ${year} Results`,
    text: `Selections in the UPSC Civil Services Examination ${year}. This is a sample: nobody named here exists.`,
    image: { src: `/art/results/${title}.svg`, alt, width: 800, height: 1000 },
    people: [1, 2, 3].map((number) => samplePerson(number, year)),
    action: {
      label: actionLabel,
      href: whatsappHref(`Hello, I would like to know more about the UPSC ${year} results.`),
    },
    meta: {
      title: documentTitle(`UPSC ${year} results`),
      description: `The result poster of our students in the UPSC Civil Services Examination ${year}, and a WhatsApp number to ask for the details.`,
    },
  };
}

/** The known results, newest first. Their titles are addresses: none may equal a course's slug. */
export const results: readonly Result[] = [
  result(2024, 'The year 2024 above the arch of a bridge, white and saffron on indigo.'),
  result(2023, 'The year 2023 between two green branches, indigo and red on cream.'),
  result(2022, 'The year 2022 above steps that lead up to a rising sun.'),
];

/** The result of this title, in any letter case, or undefined. */
export function findResult(title: string): Result | undefined {
  return results.find((known) => known.title === title.toLowerCase());
}

/** What stands where no result has the title asked for (docs/spec.md#results). */
export const selectionNotFound = {
  heading: 'Selection Not Found',
  text: 'We have no results under this name. Choose one of the years we have, or ask us on WhatsApp.',
  image: {
    src: '/art/default.svg',
    alt: 'A bridge over still water, in pale colours.',
    width: 800,
    height: 1000,
  },
  action: {
    label: actionLabel,
    href: whatsappHref('Hello, I could not find the results I was looking for on your website.'),
  },
  meta: {
    title: documentTitle('Selection not found'),
    description:
      'There are no results under this address. Posters of the UPSC Civil Services Examination for 2024, 2023 and 2022 are on the results page.',
    noindex: true,
  },
} as const satisfies {
  heading: string;
  text: string;
  image: Picture;
  action: { label: string; href: string };
  meta: PageMeta;
};
