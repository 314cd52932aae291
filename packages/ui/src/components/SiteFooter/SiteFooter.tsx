import type { ReactNode } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireKnown, requireName } from '../../internal/devWarning.ts';
import {
  IconFacebook,
  IconInstagram,
  IconMapPin,
  IconTelegram,
  IconWhatsApp,
  IconX,
  IconYouTube,
} from '../Icon/icons.tsx';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Link } from '../../internal/link/Link.tsx';
import { Container } from '../Container/Container.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './SiteFooter.css.ts';

const defaultLabels = { contact: 'Contact', social: 'Follow us' };

export type SiteFooterLabels = typeof defaultLabels;

const socialIcons = {
  youtube: IconYouTube,
  instagram: IconInstagram,
  telegram: IconTelegram,
  facebook: IconFacebook,
  x: IconX,
  whatsapp: IconWhatsApp,
};

interface FooterLink {
  title: string;
  href: string;
}

export interface SiteFooterProps extends UiProps, RootAttributes<HTMLElement> {
  logo?: ReactNode;
  /** Ways to reach the institute, e.g. { label: 'Hindi line', value: '+91 ...', href: 'tel:+91...' }. */
  contact: readonly { label: string; value: string; href?: string | undefined; icon?: ReactNode }[];
  address?: { label: string; lines: readonly string[] } | undefined;
  /** Lists of links, each under its heading, e.g. 'Quick links'; folded on a phone. */
  linkGroups: readonly { heading: string; links: readonly FooterLink[] }[];
  /** Shown as icons; the title is the link's name. */
  socialLinks: readonly (FooterLink & { icon: keyof typeof socialIcons })[];
  copyright: string;
  /** Settings for the whole site, e.g. a ModeSwitch and a MotionSwitch. */
  settings?: ReactNode;
  /** The address of a drawing, stretched across the top as decoration. Default: none. */
  ornament?: string | undefined;
  labels?: PartialLabels<SiteFooterLabels> | undefined;
}

/** The footer of every page. Empty parts are left out. `ref` is the `<footer>`. */
export function SiteFooter({
  logo,
  contact,
  address,
  linkGroups,
  socialLinks,
  copyright,
  settings,
  ornament,
  labels,
  ui,
  ...rest
}: SiteFooterProps) {
  const text = useLabels('siteFooter', defaultLabels, labels, ui);
  return (
    <footer
      {...rest}
      className={cx(styles.footer, ornament !== undefined && styles.belowOrnament, rest.className)}
    >
      {ornament !== undefined && (
        <img src={ornament} alt="" loading="lazy" className={styles.ornament} />
      )}
      <Container>
        {logo && <div className={styles.top}>{logo}</div>}
        <div className={styles.columns}>
          {(contact.length > 0 || address) && (
            <div className={styles.contact}>
              <h2 className={styles.heading}>{text.contact}</h2>
              <ul className={styles.contactList}>
                {contact.map(({ label, value, href, icon }) => (
                  <li key={`${label} ${value}`} className={styles.contactLine}>
                    {icon !== undefined && <span className={styles.icon}>{icon}</span>}
                    <span className={styles.contactWords}>
                      <span className={styles.contactLabel}>{label}</span>
                      {href === undefined ? (
                        <bdi>{value}</bdi>
                      ) : (
                        <Link ui={ui} href={href} className={styles.link}>
                          <bdi>{value}</bdi>
                        </Link>
                      )}
                    </span>
                  </li>
                ))}
                {address && (
                  <li className={styles.contactLine}>
                    {contact.some(({ icon }) => icon !== undefined) && (
                      <span className={styles.icon}>
                        <IconMapPin />
                      </span>
                    )}
                    <address className={styles.address}>
                      <span className={styles.contactLabel}>{address.label}</span>
                      {address.lines.map((line) => (
                        <span key={line}>{line}</span>
                      ))}
                    </address>
                  </li>
                )}
              </ul>
            </div>
          )}
          {linkGroups
            .filter(({ links }) => links.length > 0)
            .map(({ heading, links }) => (
              // Named without an id, because Next would give it again on another page:
              // https://github.com/vercel/next.js/issues/98337
              <nav key={heading} aria-label={heading} className={styles.group}>
                <h2 className={styles.groupHeading}>{heading}</h2>
                <details className={styles.fold}>
                  {/* Lies over the heading, which stays a heading at every width. */}
                  <summary aria-label={heading} className={styles.summary} />
                  <ul className={styles.list}>
                    {links.map(({ title, href }) => (
                      <li key={`${href} ${title}`}>
                        <Link ui={ui} href={href} className={styles.link}>
                          {title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </details>
              </nav>
            ))}
        </div>
        <div className={styles.end}>
          <p>{copyright}</p>
          {socialLinks.length > 0 && (
            <nav aria-label={text.social}>
              <ul className={styles.social}>
                {socialLinks.map(({ title, href, icon }) => {
                  requireName('SiteFooter', 'socialLinks title', title);
                  requireKnown('SiteFooter', 'socialLinks icon', icon, socialIcons);
                  const SocialIcon = socialIcons[icon];
                  return (
                    <li key={href}>
                      <Link ui={ui} href={href} className={styles.socialLink} aria-label={title}>
                        {icon in socialIcons ? <SocialIcon size={22} /> : title}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </nav>
          )}
          {settings && <div className={styles.settings}>{settings}</div>}
        </div>
      </Container>
    </footer>
  );
}
