import { whatsapp as whatsappTo } from '@locales/common.ts';
import { menuTexts } from '@locales/menus.ts';
import { ownWords } from '@site/content/pages.ts';
import type { ContactDetailLine } from '@setu/ui';
import type { Action, NavigationItem, SocialLink, TitledLink } from '../instituteTypes.ts';
import { institute } from '@site/institute.ts';
import { type PageName, paths } from '../paths.ts';
import { mailHref, telHref, unbroken, whatsappHref } from './links.ts';
import { linksOn } from './linksOn.ts';
import { isOff } from './switches.ts';

const { admissionsPhone, email, menus, studentsEmail } = institute;

/** A dropdown; a single link becomes a plain link, and without links there is no item. */
function dropdown(title: string, items: readonly TitledLink[]): NavigationItem[] {
  const [first, second] = items;
  if (!first) return [];
  return [second ? { title, items: [...items] } : { title, href: first.href }];
}

/** A page's title in the menus: the institute's own heading if it has one. */
const titleOf = (page: PageName & keyof typeof menuTexts) =>
  ownWords[page]?.heading ?? menuTexts[page];

const articleLinks: readonly TitledLink[] = [
  ...institute.articles.map(({ heading, listPath }) => ({ title: heading, href: listPath })),
  { title: titleOf('daily'), href: paths.daily },
  { title: titleOf('topics'), href: paths.topics },
];

/** The header, from left to right (docs/spec.md#header). */
export const navigation: readonly NavigationItem[] = menus?.header ?? [
  ...dropdown(
    menuTexts.allCourses,
    linksOn([
      { title: titleOf('offlineMode'), href: paths.offlineMode },
      { title: titleOf('onlineMode'), href: paths.onlineMode },
    ]),
  ),
  ...dropdown(menuTexts.articles, articleLinks),
  ...linksOn([{ title: titleOf('scholarship'), href: paths.scholarship }]),
  ...(institute.videoChannel === undefined
    ? []
    : [{ title: menuTexts.liveDemo, href: institute.videoChannel, blink: true }]),
];

export const callUs: Action = {
  label: menuTexts.call(unbroken(admissionsPhone)),
  href: telHref(admissionsPhone),
};

export const callForAdmissions: Action = { label: menuTexts.callForAdmissions, href: callUs.href };

export const openApp: Action | undefined =
  institute.appStore === undefined ? undefined : { label: menuTexts.app, href: institute.appStore };

export const askOnWhatsapp: Action = {
  label: whatsappTo(unbroken(institute.whatsapp)),
  href: whatsappHref(institute),
};

export const contactLines: readonly ContactDetailLine[] = [
  ...(institute.phones ?? []).map(({ label, number }) => {
    return { kind: 'phone', label, value: number, href: telHref(number) } as const;
  }),
  {
    kind: 'whatsapp',
    label: menuTexts.whatsappLine,
    value: institute.whatsapp,
    href: askOnWhatsapp.href,
  },
  {
    kind: 'mail',
    // Without one for students it is for everybody.
    label: !studentsEmail || isOff(paths.career) ? menuTexts.email : menuTexts.hiring,
    value: email,
    href: mailHref(institute),
  },
];

export const mailUs: Action = {
  label: studentsEmail ?? email,
  href: mailHref({ email: studentsEmail ?? email }),
};

const students: readonly ContactDetailLine[] =
  studentsEmail === undefined
    ? []
    : [{ kind: 'mail', label: menuTexts.students, value: studentsEmail, href: mailUs.href }];

/** The contact page's list, which includes the students' address. */
export const contactPageLines = contactLines.toSpliced(-1, 0, ...students);

export const quickLinks: readonly TitledLink[] =
  menus?.quickLinks ??
  linksOn([
    { title: menuTexts.about, href: paths.about },
    { title: titleOf('career'), href: paths.career },
    { title: menuTexts.contact, href: paths.contact },
    { title: titleOf('privacy'), href: paths.privacy },
    { title: menuTexts.terms, href: paths.terms },
    { title: titleOf('accessibility'), href: paths.accessibility },
  ]);

export const resourceLinks: readonly TitledLink[] =
  menus?.resourceLinks ??
  linksOn([
    ...articleLinks,
    { title: titleOf('practice'), href: paths.practice },
    { title: menuTexts.results, href: paths.selections },
  ]);

export const socialLinks: readonly SocialLink[] = institute.socialLinks ?? [];

// Without a year: a cached or prerendered page would go on showing last year's.
export const copyright = menuTexts.copyright(institute.legalName);
