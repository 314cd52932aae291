import { institute } from '../institute.ts';
import { pages } from './pages.ts';

/** What the contact form says about what becomes of a message. */
export const contactNotice = {
  text: `We use what you write to answer you, and delete it after ${institute.privacy.keptMonths} months at most.`,
  link: { label: 'How we treat it: privacy', href: pages.privacy.path },
} as const;
