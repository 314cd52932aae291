import { type Result, unbroken, whatsappHref } from '@setu/website';
import { institute } from '../institute.ts';
import { samplePerson } from './samplePerson.ts';

const actionLabel = `WhatsApp ${unbroken(institute.whatsapp)} for details`;

function result(year: number, alt: string): Result {
  return {
    year,
    heading: `UPSC ${year} Results`,
    text: `Selections in the UPSC Civil Services Examination ${year}. This is a sample: nobody named here exists.`,
    image: { src: `/art/results/upsc-${year}-results.svg`, alt, width: 800, height: 1000 },
    people: [1, 2, 3].map((number) => samplePerson(number, year)),
    action: {
      label: actionLabel,
      href: whatsappHref(
        institute,
        `Hello, I would like to know more about the UPSC ${year} results.`,
      ),
    },
    meta: {
      description: `The result poster of our students in the UPSC Civil Services Examination ${year}, and a WhatsApp number to ask for the details.`,
    },
  };
}

/** The results that `institute.ts` names. */
export const results: Readonly<Record<string, Result>> = {
  'upsc-2024-results': result(
    2024,
    'The year 2024 above the arch of a bridge, white and saffron on indigo.',
  ),
  'upsc-2023-results': result(
    2023,
    'The year 2023 between two green branches, indigo and red on cream.',
  ),
  'upsc-2022-results': result(2022, 'The year 2022 above steps that lead up to a rising sun.'),
};
