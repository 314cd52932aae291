import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import {
  ArticleList,
  Breadcrumbs,
  Carousel,
  CategoryFilter,
  ContactDetails,
  CourseCard,
  Hero,
  Notice,
  PageHeader,
  Pagination,
  RadioGroup,
  Section,
  SelectField,
  SiteFooter,
  SiteHeader,
  TextField,
} from '../index.ts';
import '../css/reset.css.ts';
import '../theme/setu.css.ts';

/*
 * A page read from right to left is the mirror of the page read from left to right: what stands 20 px
 * from one edge stands 20 px from the other. Texts are the same in both, so boxes can be compared.
 */

const course = {
  title: 'GS Foundation',
  description: 'A year of classes, notes and tests.',
  image: null,
  category: 'UPSC',
  viewMore: { href: '/gs' },
  buyNow: { href: '/buy' },
};
const picture = { src: '/none.svg', alt: '', width: 400, height: 300 };

const components: Record<string, ReactNode> = {
  SiteHeader: (
    <SiteHeader
      logo="Setu"
      logoLabel="Setu, home"
      items={[
        { title: 'Courses', items: [{ title: 'Offline', href: '/offline' }] },
        { title: 'Demo', href: '/demo' },
      ]}
      actions={[{ label: 'Call us', href: 'tel:+911' }]}
    />
  ),
  SiteFooter: (
    <SiteFooter
      contact={[{ label: 'Phone', value: '+91 1', href: 'tel:+911' }]}
      linkGroups={[
        { heading: 'Quick links', links: [{ title: 'About', href: '/about' }] },
        { heading: 'To read', links: [{ title: 'Editorials', href: '/editorials' }] },
      ]}
      socialLinks={[]}
      copyright="© Setu"
    />
  ),
  Hero: (
    <Hero
      heading="Your Bridge"
      text="To success"
      action={{ label: 'Start', href: '/start' }}
      image={picture}
    />
  ),
  PageHeader: <PageHeader heading="About" back={{ label: 'Back', href: '/' }} />,
  Section: (
    <Section heading="Courses" action={{ label: 'All', href: '/all' }}>
      <p>Text</p>
    </Section>
  ),
  CourseCard: <CourseCard {...course} />,
  ArticleList: (
    <ArticleList
      articles={[
        { id: 1, title: 'Budget', date: '2026-11-20', category: 'Economy', href: '/budget' },
      ]}
    />
  ),
  Breadcrumbs: <Breadcrumbs items={[{ title: 'Home', href: '/' }, { title: 'About' }]} />,
  Pagination: <Pagination page={2} pageCount={5} hrefFor={(n) => `?page=${n}`} label="Pages" />,
  CategoryFilter: (
    <CategoryFilter
      label="Filter"
      options={[
        { label: 'All', href: '/', current: true },
        { label: 'UPSC', href: '/upsc', current: false },
      ]}
    />
  ),
  Carousel: (
    <Carousel label="Resources">
      <p>One</p>
      <p>Two</p>
    </Carousel>
  ),
  ContactDetails: (
    <ContactDetails lines={[{ kind: 'phone', label: 'Phone', value: '+91 1', href: 'tel:+911' }]} />
  ),
  Notice: (
    <Notice tone="info" heading="Note">
      Words
    </Notice>
  ),
  TextField: <TextField label="Name" name="name" error="Enter a name" />,
  SelectField: <SelectField label="City" name="city" options={[{ value: 'd', label: 'Delhi' }]} />,
  RadioGroup: (
    <RadioGroup
      legend="Medium"
      name="medium"
      options={[
        { value: 'e', label: 'English' },
        { value: 'h', label: 'Hindi' },
      ]}
    />
  ),
};

interface Box {
  what: string;
  shown: boolean;
  start: number;
  end: number;
}

/** Every element, by its distance from the edge at which reading starts. */
function boxes(container: Element): Box[] {
  const width = document.documentElement.clientWidth;
  const rtl = document.documentElement.dir === 'rtl';
  return [...container.querySelectorAll('*')]
    .filter((element) => element.closest('svg') === null || element.localName === 'svg')
    .map((element) => {
      const { left, right } = element.getBoundingClientRect();
      const [start, end] = rtl ? [width - right, width - left] : [left, right];
      const shown = element.getClientRects().length > 0;
      return { what: element.outerHTML.slice(0, 90), shown, start, end };
    });
}

beforeEach(() => page.viewport(1280, 800));

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

test.for(Object.keys(components))(
  '%s is mirrored where text runs from right to left',
  async (name) => {
    const { container } = await render(components[name]);
    const leftToRight = boxes(container);
    document.documentElement.dir = 'rtl';
    const rightToLeft = boxes(container);
    expect(leftToRight.some(({ shown }) => shown)).toBe(true);
    const moved = rightToLeft.filter(({ shown, start, end }, index) => {
      const before = leftToRight[index];
      if (!shown && before?.shown === false) return false;
      return !before || Math.abs(before.start - start) > 1 || Math.abs(before.end - end) > 1;
    });
    expect(moved).toEqual([]);
  },
);
