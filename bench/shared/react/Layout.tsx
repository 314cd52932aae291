import type { ReactNode } from 'react';
import type { Content } from '../model.ts';
import { Header } from './Header.tsx';
import { Arc, Icon } from './Icon.tsx';
import { SiteLink } from './SiteLink.tsx';
import '../../../packages/website/src/fonts/fonts.css';
import '../css/base.css';
import '../css/footer.css';

export type Frame = Pick<Content, 'institute' | 'logo'>;

export function Logo({ institute, logo }: Frame) {
  return (
    <span className="logo">
      <svg width="36" height="36" viewBox={logo.viewBox} aria-hidden="true">
        <path fill="currentColor" d={logo.bridge} />
        <path fill="var(--accent)" d={logo.reflection} />
      </svg>
      <span>{institute.name}</span>
    </span>
  );
}

/** Skip link, header, the page, footer. */
export function Layout({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { name, navigation, headerActions } = frame.institute;
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Header
        name={name}
        logo={<Logo {...frame} />}
        navigation={navigation}
        actions={headerActions}
      />
      <main id="main">{children}</main>
      <Footer frame={frame} />
    </>
  );
}

function Footer({ frame }: { frame: Frame }) {
  const { contactLines, address, quickLinks, resourceLinks, socialLinks, copyright } =
    frame.institute;
  return (
    <footer className="site-footer">
      <div className="box">
        <Logo {...frame} />
        <div className="columns">
          <div>
            <h2>Contact</h2>
            <ul>
              {contactLines.map(({ label, href, value }) => (
                <li key={label}>
                  <span className="label">{label}</span>
                  <a href={href}>{value}</a>
                </li>
              ))}
            </ul>
            <address>
              <span>{address.label}</span>
              {address.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
          <FooterLinks heading="Quick links" links={quickLinks} />
          <FooterLinks heading="Free resources" links={resourceLinks} />
        </div>
        <p>{copyright}</p>
        <nav aria-label="Follow us">
          <ul className="social">
            {socialLinks.map(({ href, title, icon }) => (
              <li key={title}>
                <a href={href} aria-label={title}>
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  heading: string;
  links: readonly { title: string; href: string }[];
}

function FooterLinks({ heading, links }: FooterLinksProps) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ title, href }) => (
          <li key={href}>
            <SiteLink href={href}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function PageHeader({ heading, text }: { heading: string; text?: string }) {
  return (
    <div className="page-header">
      <div className="box">
        <Arc />
        <h1>{heading}</h1>
        {text !== undefined && <p>{text}</p>}
      </div>
    </div>
  );
}
