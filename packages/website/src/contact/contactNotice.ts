import { notice } from '@locales/contact.ts';
import { institute } from '@site/institute.ts';
import { paths } from '../paths.ts';

export const contactNotice = {
  text: notice.text(institute.privacy.keptMonths),
  link: { label: notice.link, href: paths.privacy },
};
