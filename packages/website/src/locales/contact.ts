import { notice } from '@locales/contact.ts';
import { institute } from '@site/institute.ts';
import { paths } from '../paths.ts';

/** What the contact form says about what becomes of a message. */
export const contactNotice = {
  text: notice.text(institute.privacy.keptMonths),
  link: { label: notice.link, href: paths.privacy },
};
