import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type MockInstance, beforeEach, expect, test, vi } from 'vitest';
import * as library from '../index.ts';
import { requireKnown } from '../internal/devWarning.ts';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** The warnings since the last call. */
function takeWarnings(): unknown[] {
  const said = warn.mock.calls.map(([message]) => message);
  warn.mockClear();
  return said;
}

const components = new Map(Object.entries(library));

/** Renders a component with unchecked props, as plain JavaScript would. */
const html = (name: string, props: object) =>
  renderToString(createElement(components.get(name) as ComponentType<object>, props));

const image = { src: '', width: 1, height: 1 };
const action = { label: 'Go', href: '/' };

test.for([
  ['Button', 'children', {}],
  ['CallToAction', 'heading', { actions: [] }],
  ['Carousel', 'label', { children: 'x' }],
  ['CategoryFilter', 'label', { options: [] }],
  ['Checkbox', 'label', {}],
  ['ErrorScreen', 'heading', {}],
  ['ErrorSummary', 'heading', { errors: [] }],
  ['Hero', 'heading', {}],
  ['NavMenu', 'label', { items: [] }],
  ['NotFound', 'heading', { action }],
  ['PageHeader', 'heading', { heading: ' ' }],
  ['Pagination', 'label', { page: 1, pageCount: 2, hrefFor: () => '/' }],
  ['RadioGroup', 'legend', { name: 'x', options: [] }],
  ['RelatedList', 'heading', { heading: null, items: [] }],
  ['ResultPoster', 'heading', { image: { ...image, alt: 'x' }, action }],
  ['ResultPoster', 'image.alt', { heading: 'x', image, action }],
  ['Section', 'heading', {}],
  ['SelectField', 'label', { options: [] }],
  ['SiteHeader', 'logoLabel', { items: [] }],
  ['TextField', 'label', { label: '' }],
  ['VideoCarousel', 'label', { videos: [] }],
] as const)('<%s> without `%s` says what is missing, why and the fix', ([name, prop, props]) => {
  html(name, props);
  expect(takeWarnings()[0]).toBe(
    `@setu/ui: <${name}> has no \`${prop}\`. That is its accessible name: without it, a screen reader cannot say what this is. Give it \`${prop}\`, a short text that is not empty.`,
  );
});

test.for([
  ['Button', 'variant', { children: 'x', variant: 'big' }, 'primary, accent, secondary, quiet'],
  ['Button', 'size', { children: 'x', size: 'big' }, 'sm, md, lg'],
  ['Section', 'tone', { heading: 'x', tone: 'big' }, 'paper, sunken, brand'],
] as const)('<%s> with an unknown `%s` says which there are', ([name, prop, props, known]) => {
  html(name, props);
  expect(takeWarnings()).toEqual([
    `@setu/ui: <${name}> does not know the \`${prop}\` "big", and cannot show it as it is meant. Give it one of: ${known}.`,
  ]);
});

test.for([
  ['Notice', { tone: 'big', children: 'shown' }],
  ['ContactDetails', { lines: [{ kind: 'fax', label: 'shown', value: '1', href: 'tel:1' }] }],
  [
    'SiteFooter',
    {
      contact: [],
      linkGroups: [],
      socialLinks: [{ icon: 'linkedin', title: 'shown', href: '/' }],
      copyright: '',
    },
  ],
] as const)('<%s> is rendered without the icon of an unknown word', ([name, props]) => {
  expect(html(name, props)).toContain('>shown<');
  expect(takeWarnings()).toHaveLength(1);
});

test.for(['courses/foundation', 'sms:12345', '//cdn.example'])(
  'the address "%s", which becomes no link, is named',
  (href) => {
    expect(html('Button', { href, children: 'x', style: { margin: 1 } })).toContain('margin');
    html('Button', { href: ' ', children: 'x' });
    html('Button', { href: 'javascript:alert(1)', children: 'x' });
    expect(takeWarnings()).toEqual([
      `@setu/ui: the address "${href}" becomes no link. Begin it with /, ? or #, or with https:, http:, mailto: or tel:.`,
    ]);
  },
);

test('it is named too where a component leaves its link out, unless it was left out', () => {
  html('CourseCard', { title: 'GS', category: 'UPSC', viewMore: { href: 'courses/gs' } });
  html('Breadcrumbs', { items: [{ title: 'Home', href: 'home' }, { title: 'GS' }] });
  html('ResourceCard', { title: 'Notes' });
  html('ArticleBody', { text: '[Write](sms:54321)' });
  expect(takeWarnings()).toEqual([
    expect.stringContaining('the address "courses/gs" becomes no link'),
    expect.stringContaining('the address "home" becomes no link'),
  ]);
});

test('a label that is never shown causes a warning, given to the component or the provider', () => {
  html('SkipLink', {});
  html('Loading', {});
  html('UiProvider', {
    labels: { siteHeader: { nav: 'Haupt' } },
    children: createElement(library.SiteHeader, { logo: null, logoLabel: 'Home', items: [] }),
  });
  html('ModeSwitch', { labels: { legend: 'Farben', bright: 'Hell' } });
  expect(takeWarnings()).toEqual([
    '@setu/ui: the labels of `siteHeader` have no "nav", so that text is never shown. Give it as one of: navigation, search.',
    '@setu/ui: the labels of `modeSwitch` have no "bright", so that text is never shown. Give it as one of: legend, system, light, dark.',
  ]);
});

test('each is said once, however often a component renders', () => {
  for (const tone of ['big', 'big', 'small']) requireKnown('Often', 'tone', tone, { info: '' });
  expect(takeWarnings()).toHaveLength(2);
});
