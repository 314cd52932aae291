import type { Action, ContactLine, NavigationItem, SocialLink, TitledLink } from '../contract.ts';
import { institute } from '@site/institute.ts';
import { menuTexts } from '../texts/menus.ts';
import { pages } from '../texts/pages.ts';
import { mailHref, telHref, unbroken, whatsappHref } from './links.ts';
import { linksOn } from './linksOn.ts';
import { isOff } from './switches.ts';

// Header and footer, made of what the institute has.

const { admissionsPhone, appStore, articles, email, legalName, menus, phones, whatsapp } =
  institute;

/** A dropdown; a single link stands for itself, and none for nothing. */
function dropdown(title: string, items: readonly TitledLink[]): NavigationItem[] {
  const [first, second] = items;
  if (!first) return [];
  return [second ? { title, items: [...items] } : { title, href: first.href }];
}

/** The header, from left to right (docs/spec.md#header). */
export const navigation: readonly NavigationItem[] = menus?.header ?? [
  ...dropdown(
    menuTexts.allCourses,
    linksOn([
      { title: pages.offlineMode.heading, href: pages.offlineMode.path },
      { title: pages.onlineMode.heading, href: pages.onlineMode.path },
    ]),
  ),
  ...dropdown(
    menuTexts.articles,
    articles.flatMap(({ heading, headerTitle = heading, listPath }) =>
      headerTitle === null ? [] : { title: headerTitle, href: listPath },
    ),
  ),
  ...linksOn([{ title: pages.scholarship.heading, href: pages.scholarship.path }]),
  ...(institute.videoChannel === undefined
    ? []
    : [{ title: menuTexts.liveDemo, href: institute.videoChannel, blink: true }]),
];

/** A call for admissions, as a button says it. */
export const callUs: Action = {
  label: menuTexts.call(unbroken(admissionsPhone)),
  href: telHref(admissionsPhone),
};

/** The same in the words of the header. */
export const callForAdmissions: Action = { label: menuTexts.callForAdmissions, href: callUs.href };

/** The way to the student app, if there is one. */
export const openApp: Action | undefined =
  appStore === undefined ? undefined : { label: menuTexts.app, href: appStore };

/** A WhatsApp chat, as a button says it. */
export const askOnWhatsapp: Action = {
  label: `WhatsApp ${unbroken(whatsapp)}`,
  href: whatsappHref(institute),
};

/** The footer's list of numbers and addresses. */
export const contactLines: readonly ContactLine[] = [
  ...(phones ?? []).map(({ label, number }): ContactLine => ({
    kind: 'phone',
    label,
    value: number,
    href: telHref(number),
  })),
  {
    kind: 'whatsapp',
    label: menuTexts.whatsappLine,
    value: whatsapp,
    href: whatsappHref(institute),
  },
  {
    kind: 'mail',
    label: isOff(pages.career.path) ? menuTexts.email : menuTexts.hiring,
    value: email,
    href: mailHref(institute),
  },
];

/** The footer's links to pages about the institute. */
export const quickLinks: readonly TitledLink[] =
  menus?.quickLinks ??
  linksOn([
    { title: menuTexts.about, href: pages.about.path },
    { title: pages.career.heading, href: pages.career.path },
    { title: menuTexts.contact, href: pages.contact.path },
    { title: pages.privacy.heading, href: pages.privacy.path },
    { title: menuTexts.terms, href: pages.terms.path },
  ]);

/** The footer's links to what can be read without paying. */
export const resourceLinks: readonly TitledLink[] =
  menus?.resourceLinks ??
  linksOn([
    ...articles.map(({ heading, footerTitle = heading, listPath }) => ({
      title: footerTitle,
      href: listPath,
    })),
    { title: pages.topics.heading, href: pages.topics.path },
    { title: pages.daily.heading, href: pages.daily.path },
    { title: menuTexts.results, href: pages.selections.path },
  ]);

export const socialLinks: readonly SocialLink[] = institute.socialLinks ?? [];

// Without a year: a cached or prerendered page would go on showing last year's.
export const copyright = menuTexts.copyright(legalName);
