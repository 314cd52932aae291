import {
  Breadcrumbs,
  CategoryFilter,
  MobileMenu,
  ModeSwitch,
  NavMenu,
  Pagination,
  SiteFooter,
  SiteHeader,
  SkipLink,
} from '../index.ts';
import type { NavItem } from '../index.ts';
import type { Fixture } from './Fixture.ts';
import { hindi, long, unbroken } from './texts.ts';

const items: readonly NavItem[] = [
  { title: unbroken, items: [{ title: unbroken, href: '/unbroken' }] },
  {
    title: 'Courses',
    items: [
      { title: long, href: '/long' },
      { title: hindi, href: '/hindi' },
    ],
  },
  { title: 'Nothing yet', items: [] },
  { title: hindi, href: '/here' },
  { title: unbroken, href: 'javascript:alert(1)' },
];

export const navigationFixtures: readonly Fixture[] = [
  {
    name: 'SkipLink',
    refElement: 'a',
    empty: (root) => (
      <>
        <SkipLink {...root} />
        <main id="main" tabIndex={-1} />
      </>
    ),
    full: (root) => (
      <>
        <SkipLink {...root} href="#content">
          {long}
        </SkipLink>
        <main id="content" tabIndex={-1} />
      </>
    ),
  },
  {
    name: 'NavMenu',
    refElement: 'nav',
    empty: (root) => <NavMenu {...root} label="Main" items={[]} />,
    full: (root) => (
      <NavMenu
        {...root}
        label={hindi}
        items={items}
        currentHref="/here"
        defaultOpenItems={[0, 1]}
      />
    ),
  },
  {
    name: 'MobileMenu',
    refElement: 'button',
    empty: (root) => <MobileMenu {...root}>{null}</MobileMenu>,
    full: (root) => (
      <MobileMenu {...root} labels={{ menu: long, open: unbroken, close: hindi }}>
        <NavMenu label={hindi} items={items} currentHref="/here" defaultOpenItems={[0, 1]} />
      </MobileMenu>
    ),
  },
  {
    name: 'MobileMenu',
    shape: 'open',
    refElement: 'button',
    empty: (root) => (
      <MobileMenu {...root} defaultOpen>
        {null}
      </MobileMenu>
    ),
    full: (root) => (
      <MobileMenu {...root} defaultOpen labels={{ menu: unbroken, close: hindi }}>
        <NavMenu label={hindi} items={items} currentHref="/here" defaultOpenItems={[0, 1]} />
      </MobileMenu>
    ),
  },
  {
    name: 'SiteHeader',
    refElement: 'header',
    empty: (root) => <SiteHeader {...root} logo={null} logoLabel="Home" items={[]} />,
    full: (root) => (
      <SiteHeader
        {...root}
        logo={<svg aria-hidden="true" width="160" height="40" />}
        logoLabel={hindi}
        homeHref="/start"
        items={[...items, { title: 'Live', href: 'https://video.example/', blink: true }]}
        actions={[
          { label: long, href: 'tel:+910000000000', variant: 'accent', icon: <svg /> },
          { label: unbroken, href: '/unbroken' },
        ]}
        currentHref="/here"
        labels={{ navigation: hindi }}
      />
    ),
  },
  {
    name: 'SiteFooter',
    refElement: 'footer',
    empty: (root) => (
      <SiteFooter
        {...root}
        contact={[]}
        quickLinks={[]}
        resourceLinks={[]}
        socialLinks={[]}
        copyright=""
      />
    ),
    full: (root) => (
      <SiteFooter
        {...root}
        logo={unbroken.slice(0, 12)}
        contact={[
          { label: unbroken, value: unbroken, href: 'tel:+910000000000', icon: <svg /> },
          { label: hindi, value: long },
          { label: 'Unsafe', value: unbroken, href: 'javascript:alert(1)' },
        ]}
        address={{ label: unbroken, lines: [unbroken, hindi] }}
        quickLinks={[
          { title: unbroken, href: '/a' },
          { title: long, href: '/b' },
        ]}
        resourceLinks={[{ title: hindi, href: '/c' }]}
        socialLinks={[
          { title: hindi, href: 'https://video.example/', icon: 'youtube' },
          { title: unbroken, href: 'https://chat.example/', icon: 'whatsapp' },
        ]}
        copyright={long}
        settings={<ModeSwitch />}
        labels={{ contact: unbroken, quickLinks: unbroken, resources: hindi, social: long }}
      />
    ),
  },
  {
    name: 'ModeSwitch',
    refElement: 'fieldset',
    empty: (root) => <ModeSwitch {...root} />,
    full: (root) => (
      <ModeSwitch
        {...root}
        labels={{ legend: unbroken, system: unbroken, light: long, dark: hindi }}
      />
    ),
  },
  {
    name: 'Breadcrumbs',
    refElement: 'nav',
    emptyIsNothing: true,
    empty: (root) => <Breadcrumbs {...root} items={[]} />,
    full: (root) => (
      <Breadcrumbs
        {...root}
        items={[
          { title: unbroken, href: '/a' },
          { title: hindi, href: 'javascript:alert(1)' },
          { title: long, href: undefined },
          { title: unbroken },
        ]}
        labels={{ navigation: hindi }}
      />
    ),
  },
  {
    name: 'Pagination',
    refElement: 'nav',
    emptyIsNothing: true,
    empty: (root) => (
      <Pagination
        {...root}
        page={1}
        pageCount={0}
        label="Pages"
        hrefFor={(page) => `?page=${page}`}
      />
    ),
    full: (root) => (
      <Pagination
        {...root}
        page={500_000}
        pageCount={1_000_000}
        label={long}
        hrefFor={(page) => `?page=${page}`}
        labels={{ previous: unbroken, next: hindi }}
      />
    ),
  },
  {
    name: 'CategoryFilter',
    refElement: 'nav',
    emptyIsNothing: true,
    empty: (root) => <CategoryFilter {...root} label="Filter" options={[]} />,
    full: (root) => (
      <CategoryFilter
        {...root}
        label={long}
        options={[
          { label: unbroken, href: '?category=a', current: true },
          { label: long, href: '?category=b', current: false },
          { label: hindi, href: 'javascript:alert(1)', current: false },
        ]}
      />
    ),
  },
];
