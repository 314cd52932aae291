import { type ComponentProps, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { topperVideos } from '@site/content/home.ts';
import { testimonials } from '@site/content/testimonials.ts';

// Unit tests run before the library is built; of its components only the content matters here.
vi.mock('@setu/ui', () => {
  const component = ({ heading, children }: Record<string, unknown>) => [heading, children];
  return new Proxy({}, { has: () => true, get: (_, name) => name !== 'then' && component });
});

test.each([
  ['the videos have their section', true],
  ['without any whose speaker agrees no heading is left behind', false],
])('%s', async (_what, consent) => {
  vi.resetModules();
  vi.doMock('@site/content/testimonials.ts', () => ({
    testimonials: testimonials.map(({ person, ...video }) => ({
      ...video,
      person: { ...person, consent },
    })),
  }));
  const { Page } = await import('./Home.tsx');
  const data: ComponentProps<typeof Page>['data'] = {
    latest: { ok: true, value: { day: null, articles: [] } },
    resources: { ok: true, value: [] },
    courses: { ok: true, value: { items: [], total: 0 } },
    category: undefined,
    all: false,
  };
  const html = renderToString(createElement(Page, { data }));
  expect(html.includes(topperVideos.heading)).toBe(consent);
});
