'use client';

import { type ButtonHTMLAttributes, type ReactNode, useState } from 'react';
import { icons } from '../icons.ts';
import type { Content } from '../model.ts';
import { SiteLink } from './SiteLink.tsx';
import '../css/header.css';

export interface HeaderProps {
  name: string;
  logo: ReactNode;
  navigation: Content['institute']['navigation'];
  actions: Content['institute']['headerActions'];
}

/** The header of the React versions: its menus are React state, so they respond only after hydration. */
export function Header({ name, logo, navigation, actions }: HeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="site-header">
      <div className="box">
        <SiteLink href="/" aria-label={name}>
          {logo}
        </SiteLink>
        <Burger
          aria-label="Open menu"
          icon="menu"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        />
        <div
          className={isOpen ? 'menu open' : 'menu'}
          id="menu"
          onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
        >
          <div className="menu-top">
            <span>Menu</span>
            <Burger aria-label="Close menu" icon="close" onClick={() => setIsOpen(false)} />
          </div>
          <nav aria-label="Main">
            <ul>
              {navigation.map((item) => (
                <li key={item.title}>
                  {'items' in item ? (
                    <Dropdown {...item} onNavigate={() => setIsOpen(false)} />
                  ) : (
                    <SiteLink href={item.href} className={item.blink ? 'blink' : ''}>
                      {item.title}
                    </SiteLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <HeaderActions {...actions} />
        </div>
      </div>
    </header>
  );
}

interface DropdownProps {
  title: string;
  items: { title: string; href: string }[];
  onNavigate: () => void;
}

function Dropdown({ title, items, onNavigate }: DropdownProps) {
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

interface BurgerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: 'menu' | 'close';
}

export function Burger({ icon, ...rest }: BurgerProps) {
  return (
    <button className="burger" type="button" {...rest}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
    </button>
  );
}

export function HeaderActions({ app, call }: HeaderProps['actions']) {
  return (
    <div className="actions">
      <a className="button quiet" href={app.href}>
        {app.label}
      </a>
      <a className="button accent" href={call.href}>
        {call.label}
      </a>
    </div>
  );
}
