import { searchCopy } from '@locales/search.ts';
import { articleCategories } from '../articles/articleCategories.ts';
import { paths } from '../paths.ts';

const { heading, onlineMode, offlineMode, contact } = searchCopy.waysOn;

/** Where a search that found nothing leads. */
export const waysOn = {
  heading,
  links: [
    ...articleCategories.map(({ heading, listPath }) => ({ label: heading, href: listPath })),
    { label: onlineMode, href: paths.onlineMode },
    { label: offlineMode, href: paths.offlineMode },
    { label: contact, href: paths.contact },
  ],
};
