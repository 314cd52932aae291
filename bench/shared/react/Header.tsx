'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Content } from '../model.ts';
import { Icon } from './Icon.tsx';
import { SiteLink } from './SiteLink.tsx';
import '../css/header.css';

type Navigation = Content['institute']['navigation'];
type Menu = Extract<Navigation[number], { items: unknown }>;

export interface HeaderProps {
  name: string;
  logo: ReactNode;
  navigation: Navigation;
  actions: Content['institute']['headerActions'];
}

/** The header of the React versions: its menus are React state, so they respond only after hydration. */
export function Header(props: HeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <HeaderFrame
      {...props}
      opener={{ 'aria-expanded': isOpen, onClick: () => setIsOpen(true) }}
      closer={{ onClick: close }}
      menu={{
        className: isOpen ? 'menu open' : 'menu',
        onKeyDown: (event) => event.key === 'Escape' && close(),
      }}
      dropdown={(item) => <Dropdown {...item} onNavigate={close} />}
    />
  );
}

function Dropdown({ title, items, onNavigate }: Menu & { onNavigate: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        className="drop"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
      </button>
      <ul hidden={!isOpen} onClick={onNavigate}>
        {items.map(({ href, title }) => (
          <li key={href}>
            <SiteLink href={href}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

export interface HeaderFrameProps extends HeaderProps {
  opener: ComponentProps<'button'>;
  closer: ComponentProps<'button'>;
  menu: ComponentProps<'div'>;
  dropdown: (item: Menu) => ReactNode;
}

/** The markup of the header, without what opens and closes its menus. */
export function HeaderFrame(props: HeaderFrameProps) {
  const { name, logo, navigation, actions, opener, closer, menu, dropdown } = props;
  return (
    <header className="site-header">
      <div className="box">
        <SiteLink href="/" aria-label={name}>
          {logo}
        </SiteLink>
        <button className="burger" type="button" aria-label="Open menu" {...opener}>
          <Icon name="menu" />
        </button>
        <div className="menu" id="menu" {...menu}>
          <div className="menu-top">
            <span>Menu</span>
            <button className="burger" type="button" aria-label="Close menu" {...closer}>
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label="Main">
            <ul>
              {navigation.map((item) => (
                <li key={item.title}>
                  {'items' in item ? (
                    dropdown(item)
                  ) : (
                    <SiteLink className={item.blink ? 'blink' : undefined} href={item.href}>
                      {item.title}
                    </SiteLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="actions">
            <a className="button quiet" href={actions.app.href}>
              {actions.app.label}
            </a>
            <a className="button accent" href={actions.call.href}>
              {actions.call.label}
            </a>
          </div>
        </div>
      </div>
    </header>
  );
}
