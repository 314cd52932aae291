import {
  callForAdmissions,
  contactLines,
  copyright,
  navigation,
  openApp,
  quickLinks,
  resourceLinks,
  socialLinks,
} from '../../packages/website/src/institute/menus.ts';
import { institute } from '../../site/src/institute.ts';

/** The texts of header and footer in every compared site: those of ours. */
export const frameTexts = {
  name: institute.name,
  lang: institute.locale,
  navigation,
  headerActions: { app: openApp ?? callForAdmissions, call: callForAdmissions },
  contactLines,
  address: { label: '', lines: [], ...institute.address },
  socialLinks,
  quickLinks,
  resourceLinks,
  copyright,
};

/** The filters of the courses on the home page. */
export const courseFilters = [
  { label: 'All Courses', category: null },
  ...institute.courseCategories.map((category) => ({ label: category, category })),
];
