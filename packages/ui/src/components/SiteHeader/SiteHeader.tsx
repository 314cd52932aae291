'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type RootAttributes, cx } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { IconSearch } from '../Icon/icons.tsx';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Link } from '../../internal/link/Link.tsx';
import { type ButtonProps, Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { NavMenu } from '../NavMenu/NavMenu.tsx';
import type { NavItem } from '../NavMenu/navItems.ts';
import * as styles from './SiteHeader.css.ts';

const defaultLabels = {
  /** The name of the navigation. */
  navigation: 'Main',
  /** The name of the link to the search. */
  search: 'Search',
};

export type SiteHeaderLabels = typeof defaultLabels;

export interface SiteHeaderProps extends RootAttributes<HTMLElement> {
  /** The logo on a dark bar, as decoration: `logoLabel` is its text. A picture is at most 12rem wide. */
  logo: ReactNode;
  /** The name of the link home, e.g. 'Setu, home'. */
  logoLabel: string;
  /** Default `/`. */
  homeHref?: string | undefined;
  /** The page where the site is searched. Default: no link to one. */
  searchHref?: string | undefined;
  /** The same page in another language, in view at every width: an `<a>` with `lang`, `hrefLang` and a short text. */
  language?: ReactNode;
  items: readonly NavItem[];
  /** Buttons after the links; `secondary` by default. */
  actions?:
    | readonly {
        label: string;
        href: string;
        /** Language of the label, if other than the page's: for a link to the site in another language. */
        lang?: string | undefined;
        variant?: ButtonProps['variant'];
        icon?: ReactNode;
      }[]
    | undefined;
  /** The address of the page. Its link is marked as current; when it changes, the menus close. */
  currentHref?: string | undefined;
  labels?: PartialLabels<SiteHeaderLabels> | undefined;
}

/** Logo, search, navigation, actions: a bar where it is wide, a burger and a menu where narrow. `ref`: `<header>`. */
export function SiteHeader({
  logo,
  logoLabel,
  homeHref = '/',
  searchHref,
  language,
  items,
  actions = [],
  currentHref,
  labels,
  ...rest
}: SiteHeaderProps) {
  requireName('SiteHeader', 'logoLabel', logoLabel);
  const text = useLabels('siteHeader', defaultLabels, labels);
  const [menuOpen, setMenuOpen] = useState(false);
  // Kept here, so that the dropdowns fold when the menu closes.
  const [openItems, setOpenItems] = useState<readonly number[]>([]);

  const [seenHref, setSeenHref] = useState(currentHref);
  if (seenHref !== currentHref) {
    setSeenHref(currentHref);
    setMenuOpen(false);
  }

  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => followHeight(bar.current), []);

  return (
    <header {...rest} className={cx(styles.header, rest.className)}>
      <Container>
        <div ref={bar} className={styles.bar}>
          <Link href={homeHref} className={styles.logo} aria-label={logoLabel}>
            {logo}
          </Link>
          {searchHref !== undefined && (
            <Link href={searchHref} className={styles.search} aria-label={text.search}>
              <IconSearch size={24} />
            </Link>
          )}
          {language}
          {(items.length > 0 || actions.length > 0) && (
            <MobileMenu
              open={menuOpen}
              onOpenChange={(open) => {
                setMenuOpen(open);
                if (!open) setOpenItems([]);
              }}
            >
              <NavMenu
                label={text.navigation}
                items={items}
                currentHref={currentHref}
                openItems={openItems}
                onOpenItemsChange={setOpenItems}
              />
              {actions.length > 0 && (
                <div className={styles.actions}>
                  {actions.map(({ label, variant = 'secondary', ...action }) => (
                    <Button key={label} {...action} variant={variant} size="sm">
                      {label}
                    </Button>
                  ))}
                </div>
              )}
            </MobileMenu>
          )}
        </div>
      </Container>
    </header>
  );
}

/** Where the bar wraps, the header is higher than the theme says; what sticks or is scrolled to lies below it. */
function followHeight(bar: HTMLElement | null) {
  const header = bar?.closest('header');
  // Not in jsdom.
  if (!bar || !header || !('ResizeObserver' in globalThis)) return undefined;
  const name = '--setu-layout-header-height';
  const { style } = document.documentElement;
  // The bar, whose height does not follow from the property, as the header's does.
  const observer = new ResizeObserver(() => {
    style.removeProperty(name);
    const wraps =
      header.offsetHeight > Math.ceil(Number.parseFloat(getComputedStyle(header).minBlockSize));
    if (wraps) style.setProperty(name, `${header.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
}
