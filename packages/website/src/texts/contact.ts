import { institute } from '@site/institute.ts';
import { pages } from './pages.ts';

/** What the contact form says about what becomes of a message. */
export const contactNotice = {
  text: `We use this only to answer you, and delete it within ${institute.privacy.keptMonths} months.`,
  link: { label: 'Privacy', href: pages.privacy.path },
} as const;
