import { type ReactNode, Suspense, use, useInsertionEffect, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  emulate,
  modifiersTaken,
  render,
  renderAndHydrate,
  renderOnServer,
} from '../../testing/browser.ts';
import { renderInActivity } from '../../testing/renderInActivity.tsx';
import { Tab } from './parts/Tab.tsx';
import { TabList } from './parts/TabList.tsx';
import { TabPanel } from './parts/TabPanel.tsx';
import { type TabsProps, Tabs } from './Tabs.tsx';

const names = ['Syllabus', 'Fees', 'Dates'];
const valueOf = (name: string) => name.toLowerCase();

const parts = (of: readonly string[], inLast?: ReactNode) => (
  <>
    <TabList label="Course">
      {of.map((name) => (
        <Tab key={name} value={valueOf(name)}>
          {name}
        </Tab>
      ))}
    </TabList>
    {of.map((name) => (
      <TabPanel key={name} value={valueOf(name)} heading={`${name} of the course`}>
        <p id={`about-${valueOf(name)}`}>{`About ${valueOf(name)}`}</p>
        {name === of.at(-1) && inLast}
      </TabPanel>
    ))}
  </>
);

const tabs = (props?: Partial<TabsProps>) => (
  <>
    <Tabs id="course" {...({ defaultValue: 'syllabus', ...props } as TabsProps)}>
      {props?.children ?? parts(names)}
    </Tabs>
    <button type="button" style={{ marginBlockStart: '3000px' }}>
      After
    </button>
  </>
);

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const panel = page.getByRole('tabpanel');
const about = (name: string) => page.getByText(`About ${valueOf(name)}`);

/** Expects this tab to be the chosen one and the only one in the tab order, and only its panel to be shown. */
async function expectChosen(name: string) {
  for (const other of names) {
    await expect.element(tab(other)).toHaveAttribute('aria-selected', String(other === name));
    await expect.element(tab(other)).toHaveAttribute('tabindex', other === name ? '0' : '-1');
  }
  await expect.element(panel).toHaveAccessibleName(name);
  await expect.element(about(name)).toBeVisible();
  expect(panel.elements()).toHaveLength(1);
  await expect.element(tab(name)).toHaveAttribute('aria-controls', panel.element().id);
}

// The rules of https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
describe('as tabs', () => {
  test('are a list with a name, tabs, and a panel named by its tab', async () => {
    await renderAndHydrate(tabs());
    const list = page.getByRole('tablist', { name: 'Course' });
    expect(list.getByRole('tab').elements()).toHaveLength(3);
    await expectChosen('Syllabus');
    await tab('Fees').click();
    await expectChosen('Fees');
    expect(location.hash).toBe('');
  });

  test('Tab goes to the chosen tab, its panel, and out', async () => {
    await renderAndHydrate(tabs({ defaultValue: 'fees' }));
    const after = page.getByRole('button', { name: 'After' });
    for (const stop of [tab('Fees'), panel, after]) {
      await userEvent.tab();
      await expect.element(stop).toHaveFocus();
    }
    for (const stop of [panel, tab('Fees')]) {
      await userEvent.tab({ shift: true });
      await expect.element(stop).toHaveFocus();
    }
  });

  test.for([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('arrow keys, Home and End choose; Space scrolls nothing, %s', async (row) => {
    const [dir, next, before] = row;
    document.documentElement.dir = dir;
    await renderAndHydrate(tabs());
    await userEvent.tab();
    const onScroll = vi.fn<() => void>();
    addEventListener('scroll', onScroll, { once: true });
    for (const [key, name] of [
      [next, 'Fees'],
      [next, 'Dates'],
      [next, 'Syllabus'],
      [before, 'Dates'],
      [' ', 'Dates'],
      ['{Home}', 'Syllabus'],
      ['{End}', 'Dates'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(tab(name)).toHaveFocus();
      await expectChosen(name);
    }
    expect(onScroll).not.toHaveBeenCalled();
  });

  test('a key with a modifier is left to the browser', async () => {
    await renderAndHydrate(tabs());
    expect(modifiersTaken(tab('Syllabus').element(), 'ArrowLeft')).toEqual([]);
  });
});

const shown = (root: ParentNode) =>
  [...root.querySelectorAll('h2, p')].filter((element) => element.checkVisibility());

/** Opens the HTML in a frame without scripts, with the styles of this page. */
async function openWithoutScripts(html: string): Promise<Document> {
  const styles = [...document.styleSheets].flatMap(({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText),
  );
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.srcdoc = `<!doctype html><style>${styles.join('\n')}</style>${html}`;
  onTestFinished(() => frame.remove());
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve);
    document.body.append(frame);
  });
  return frame.contentDocument as Document;
}

test('without JavaScript all panels stand one below the other, under their headings', async () => {
  const { html, container } = renderOnServer(tabs());
  expect(html).not.toMatch(/ hidden| role="tab/);
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#course-syllabus', '#course-fees', '#course-dates']);
  const parts = shown(await openWithoutScripts(html));
  expect(parts.map(({ textContent }) => textContent)).toEqual(
    names.flatMap((name) => [`${name} of the course`, `About ${valueOf(name)}`]),
  );
  const tops = parts.map((part) => part.getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test.for([[], ['Fees'], ['Fees', 'Dates']])(
  'before React the links %j show a panel, and nothing moves when it arrives',
  async (links) => {
    const { container, hydrate } = renderOnServer(tabs());
    const place = about('Syllabus').element().getBoundingClientRect();
    for (const name of links) await page.getByRole('link', { name }).click();
    const chosen = links.at(-1) ?? 'Syllabus';
    await expect.poll(() => shown(container)).toEqual([about(chosen).element()]);
    expect(about(chosen).element().getBoundingClientRect()).toEqual(place);
    const boxes = () =>
      [...container.querySelectorAll('a, p')].map((element) => element.getBoundingClientRect());
    const before = boxes();
    await hydrate();
    await expectChosen(chosen);
    expect(boxes()).toEqual(before);
  },
);

test('an address that leads into a panel opens it; tabs within tabs keep to themselves', async () => {
  const rounds = <Tabs defaultValue="first">{parts(['First', 'Second'])}</Tabs>;
  await renderAndHydrate(tabs({ children: parts(names, rounds) }));
  location.hash = '#about-second';
  await expect.element(about('Second')).toBeVisible();
  await tab('First').click();
  await expect.element(about('First')).toBeVisible();
  await expect.element(tab('Dates')).toHaveAttribute('aria-selected', 'true');
});

test('a second press of a link into a panel opens it again', async () => {
  await renderAndHydrate(
    <>
      <a href="#course-fees">The fees</a>
      {tabs()}
    </>,
  );
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole('link', { name: 'The fees' }).click();
    await expectChosen('Fees');
    await tab('Syllabus').click();
    await expectChosen('Syllabus');
  }
});

test('opens the panel that the address of a router leads to, once', async () => {
  history.pushState(null, '', '#course-fees');
  const { hide, show } = await renderInActivity(tabs());
  await expectChosen('Fees');
  history.pushState(null, '', '#course-dates');
  await expectChosen('Dates');
  await tab('Syllabus').click();
  await hide();
  await show();
  history.pushState(null, '', '?page=2#course-dates');
  // A wrong choice would be rendered by then.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await expectChosen('Syllabus');
});

test('a router that changes the address in an insertion effect brings no error', async () => {
  function Page() {
    const [hash, setHash] = useState('');
    useInsertionEffect(() => {
      if (hash !== '') history.pushState(null, '', hash);
    }, [hash]);
    return (
      <>
        <button type="button" onClick={() => setHash('#course-dates')}>
          Go
        </button>
        {tabs()}
      </>
    );
  }
  await renderAndHydrate(<Page />);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await page.getByRole('button', { name: 'Go' }).click();
  await expectChosen('Dates');
  expect(error).not.toHaveBeenCalled();
});

test('on paper all panels stand one below the other, under their headings', async () => {
  const { container } = await renderAndHydrate(tabs({ defaultValue: 'fees' }));
  expect(shown(container).map(({ textContent }) => textContent)).toEqual(['About fees']);
  await emulate('print');
  expect(shown(container).map(({ textContent }) => textContent)).toEqual(
    names.flatMap((name) => [`${name} of the course`, `About ${valueOf(name)}`]),
  );
});

function Guarded({ onAsked }: { onAsked: (value: string) => void }) {
  const [value, setValue] = useState('syllabus');
  const change = (next: string) => {
    onAsked(next);
    if (next !== 'fees') setValue(next);
  };
  return tabs({ value, onValueChange: change });
}

test('a parent decides, and is asked once', async () => {
  const onAsked = vi.fn<(value: string) => void>();
  await renderAndHydrate(<Guarded onAsked={onAsked} />);
  await tab('Dates').click();
  await expectChosen('Dates');
  await tab('Fees').click();
  await expectChosen('Dates');
  expect(onAsked.mock.calls).toEqual([['dates'], ['fees']]);
});

test('the chosen tab is marked in forced colours too', async () => {
  await renderAndHydrate(tabs({ defaultValue: 'fees' }));
  await emulate({ 'forced-colors': 'active' });
  const colors = names.map((name) => getComputedStyle(tab(name).element()).borderBlockEndColor);
  expect(new Set(colors).size).toBe(2);
  expect(colors[0]).toBe(colors[2]);
});

test('with an unknown value the first tab is chosen, and the reason said', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderAndHydrate(tabs({ defaultValue: 'sylabus' }));
  await expectChosen('Syllabus');
  expect(warn.mock.calls.flat().join()).toContain('Give it one of: syllabus, fees, dates.');
  warn.mockClear();
  await tab('Fees').click();
  await expectChosen('Fees');
});

test('a chosen tab whose panel comes late is shown as soon as it has come', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { promise, resolve } = Promise.withResolvers<void>();
  const Late = () => {
    use(promise);
    return (
      <TabPanel value="fees" heading="Fees">
        <p>All fees</p>
      </TabPanel>
    );
  };
  await render(
    <Tabs id="course" defaultValue="fees">
      <TabList label="Course">
        <Tab value="syllabus">Syllabus</Tab>
        <Tab value="fees">Fees</Tab>
      </TabList>
      <TabPanel value="syllabus" heading="Syllabus">
        <p>All topics</p>
      </TabPanel>
      <Suspense>
        <Late />
      </Suspense>
    </Tabs>,
  );
  await expect.element(page.getByText('All topics')).toBeVisible();
  resolve();
  await expect.element(page.getByText('All fees')).toBeVisible();
  await expect.element(page.getByText('All topics')).not.toBeVisible();
  warn.mockClear();
});
