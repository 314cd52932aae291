import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as library from '../index.ts';
import { expectAccessible } from '../testing/axe.ts';
import { page, render, renderAndHydrate, renderOnServer } from '../testing/browser.ts';
import { findInvalidHtml } from '../testing/validHtml.ts';
import { cases, fixtures } from './fixtures.ts';

const sources = Object.entries(
  import.meta.glob<string>('../components/**/*.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);
const sourceOf = (name: string) =>
  sources.find(([file]) => file.endsWith(`/${name}.tsx`))?.[1] ?? '';
const takesUi = (name: string) => /UiProps|TrailProps|ArticleFacts/.test(sourceOf(name));

/** What the docstring of a component says: which element `ref` is, and whether it renders nothing without content. */
function readDocstring(name: string) {
  const docstring = new RegExp(`/\\*\\*(?:(?!\\*/)[^])*(?=\\*/\nexport function ${name}\\b)`);
  const [text = ''] = docstring.exec(sourceOf(name)) ?? [];
  return {
    refElement: /`ref`[^]*?<(\w+)>/.exec(text)?.[1] ?? 'undocumented',
    emptyIsNothing: /renders nothing/i.test(text),
  };
}

const settings: library.UiSettings = {
  labels: library.hindiLabels,
  locale: 'hi',
  timeZone: 'Pacific/Kiritimati',
  linkComponent: ({ children, ...rest }) => (
    <a {...rest} data-router="">
      {children}
    </a>
  ),
};

const root = document.documentElement;

const amounts = ['empty', 'full'] as const;
/** A phone, the same with letters twice as large, and the zoom of 200 % on a small laptop. */
const windows = [
  { width: 320, letters: '100%' },
  { width: 320, letters: '200%' },
  { width: 1280, letters: '200%' },
];

test('every public component has its fixture', () => {
  const components = Object.entries(library)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => name);
  const fixed = new Set(fixtures.map(({ name }) => name));
  expect([...fixed].toSorted()).toEqual(components.toSorted());
});

/** The innermost elements that make the page scroll sideways; none when it does not. */
function findWiderThanPage(container: Element): string[] {
  if (root.scrollWidth <= root.clientWidth) return [];
  const sticksOut = (element: Element) =>
    element.getBoundingClientRect().right > root.clientWidth + 0.5;
  return [...container.querySelectorAll('*')]
    .filter((element) => sticksOut(element) && ![...element.children].some(sticksOut))
    .map(({ tagName, className }) => `<${tagName.toLowerCase()} class="${className}">`)
    .concat(`${root.scrollWidth} px`);
}

interface Box {
  what: string;
  shown: boolean;
  start: number;
  end: number;
}

/** Every box that is not inline, by its distances from the side where reading starts. */
function boxes(container: Element): Box[] {
  return [...container.querySelectorAll('*')]
    .filter((element) => element.closest('svg') === null || element.localName === 'svg')
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => {
      const { left, right } = element.getBoundingClientRect();
      const width = root.clientWidth;
      const [start, end] = root.dir === 'rtl' ? [width - right, width - left] : [left, right];
      const shown = element.getClientRects().length > 0;
      return { what: element.outerHTML.slice(0, 90), shown, start, end };
    });
}

describe.for(cases)('$title', (fixture) => {
  const { empty, full, idElement } = fixture;
  const { refElement, emptyIsNothing } = { ...readDocstring(fixture.name), ...fixture };
  const under = { empty, full };

  beforeEach(async () => {
    if (innerWidth !== 1024) await page.viewport(1024, 768);
  });

  test.for(amounts)(
    '%s: is valid HTML from the server, hydrates and is accessible',
    async (amount) => {
      const { container, html, hydrate } = renderOnServer(under[amount]({}));
      expect(html === '').toBe(amount === 'empty' && emptyIsNothing);
      // No address that it is given becomes a script link.
      expect(html).not.toContain('href="javascript:');
      expect(findInvalidHtml(html)).toEqual([]);
      await hydrate();
      await expectAccessible(container);
    },
  );

  test('full: fits into a phone, and where letters are twice as large', async () => {
    await page.viewport(320, 768);
    const { container } = await renderAndHydrate(
      fixture.inContainer ? <library.Container>{full({})}</library.Container> : full({}),
    );
    for (const { width, letters } of windows) {
      await page.viewport(width, 768);
      root.style.fontSize = letters;
      expect(findWiderThanPage(container), `${width} px, ${letters}`).toEqual([]);
    }
  });

  test('full: is mirrored where text runs from right to left', async () => {
    const { container } = await renderAndHydrate(full({}));
    const leftToRight = boxes(container);
    root.dir = 'rtl';
    // What a script has placed is placed again.
    window.dispatchEvent(new Event('resize'));
    const moved = boxes(container).filter(({ shown, start, end }, index) => {
      const before = leftToRight[index];
      if (!shown && before?.shown === false) return false;
      return !before || Math.abs(before.start - start) > 1 || Math.abs(before.end - end) > 1;
    });
    expect(moved).toEqual([]);
  });

  test('full: has every label of another language', () => {
    // An unknown label causes a warning, and any console output fails the test.
    const inHindi = (
      <library.UiProvider labels={library.hindiLabels} locale="hi-IN">
        {full({})}
      </library.UiProvider>
    );
    expect(renderToString(inHindi)).not.toBe('');
  });

  if (refElement === null) return;

  test('gives its ref once, passes its attributes on, with class and style outermost', async () => {
    const ref = vi.fn<(element: Element | null) => void>();
    const attributes = {
      ref,
      id: 'conformance',
      className: 'consumer',
      style: { marginBlockStart: '7px' },
      'data-conformance': 'root',
      'aria-keyshortcuts': 'Alt+L',
    };
    const { container, rerender } = await render(full(attributes));
    const element = document.querySelector('[data-conformance="root"]');
    expect(element?.matches(refElement), element?.outerHTML.slice(0, 200)).toBe(true);
    expect(ref.mock.lastCall).toEqual([element]);
    expect(element?.getAttribute('aria-keyshortcuts')).toBe('Alt+L');
    const identified = document.getElementById('conformance');
    expect(identified).toBe(
      idElement === undefined ? element : (element?.querySelector(idElement) ?? null),
    );
    const outermost = fixture.isPart ? element : container.firstElementChild;
    const { classList, style } = outermost as HTMLElement | SVGElement;
    expect(style.marginBlockStart).toBe('7px');
    expect([...classList].at(-1)).toBe('consumer');
    ref.mockClear();
    await rerender(full({ ...attributes, className: 'other' }));
    expect(ref).not.toHaveBeenCalled();
  });
});

test.for(cases.filter(({ name }) => takesUi(name)))(
  '$title, full: renders by ui what it renders in a provider',
  ({ full, hasClientLinks = false }) => {
    const elements = (ui: library.UiSettings, drawn: ReactNode) =>
      renderToString(<library.UiProvider {...ui}>{drawn}</library.UiProvider>).split('<');
    const { linkComponent } = settings;
    const around = hasClientLinks ? { linkComponent } : {};
    expect(elements(around, full({ ui: settings }))).toEqual(elements(settings, full({})));
  },
);
