import { accessibility, help, meets, review, shortfalls } from '@locales/accessibility.ts';
import { institute } from '@site/institute.ts';
import { periodName } from '../articles/periodName.ts';
import { reviewed } from '../locales/conformance.ts';
import type { TextSection } from '../instituteTypes.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { textPage } from './parts/textPage.tsx';

const report = 'https://github.com/setu-ui/setu/blob/main/docs/conformance.md';

const asked = { ...institute.privacy, ...institute.accessibility };
const { heading: limits, ...missing } = shortfalls;

const sections: readonly TextSection[] = [
  { ...meets, id: 'meets', link: { label: meets.report, href: report } },
  { id: 'limits', heading: limits, paragraphs: Object.values(missing) },
  {
    id: 'help',
    heading: help.heading,
    paragraphs: [help.write(asked.email, asked.answeredDays), help.commissioner],
    link: { label: help.link(asked.email), href: `mailto:${asked.email}` },
  },
  {
    id: 'review',
    heading: review.heading,
    paragraphs: [
      review.software(periodName(reviewed)),
      asked.reviewed === undefined ? review.notOwn : review.own(periodName(asked.reviewed)),
    ],
  },
];

export const { meta, Page } = textPage(pageCopy('accessibility', accessibility), sections);
