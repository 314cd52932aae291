import { useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAndHydrate, renderOnServer } from '../../internal/testing/hydrate.tsx';
import { Tab } from './parts/Tab.tsx';
import { TabList } from './parts/TabList.tsx';
import { TabPanel } from './parts/TabPanel.tsx';
import { Tabs } from './Tabs.tsx';
import type { TabsProps } from './Tabs.tsx';

const names = ['Syllabus', 'Fees', 'Dates'];
const valueOf = (name: string) => name.toLowerCase();

const parts = (inside?: ReactNode) => (
  <>
    <TabList label="Course">
      {names.map((name) => (
        <Tab key={name} value={valueOf(name)}>
          {name}
        </Tab>
      ))}
    </TabList>
    {names.map((name) => (
      <TabPanel key={name} value={valueOf(name)} heading={`${name} of the course`}>
        <p>{`About ${valueOf(name)}`}</p>
        <p id={`part-of-${valueOf(name)}`}>{name === 'Dates' && inside}</p>
      </TabPanel>
    ))}
  </>
);

const tabs = (props: Partial<TabsProps> = {}) => (
  <>
    <Tabs id="course" {...({ defaultValue: 'syllabus', ...props } as TabsProps)}>
      {parts()}
    </Tabs>
    <button type="button">After</button>
  </>
);

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const panel = page.getByRole('tabpanel');
const about = (name: string) => page.getByText(`About ${valueOf(name)}`);

/** The tab that is chosen, the only one in the order of focus, and what is shown for it. */
async function expectChosen(name: string) {
  await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
  for (const other of names) {
    await expect.element(tab(other)).toHaveAttribute('aria-selected', String(other === name));
    await expect.element(tab(other)).toHaveAttribute('tabindex', other === name ? '0' : '-1');
  }
  await expect.element(panel).toHaveAccessibleName(name);
  await expect.element(about(name)).toBeVisible();
  expect(panel.elements()).toHaveLength(1);
  expect(document.getElementById(tab(name).element().getAttribute('aria-controls') ?? '')).toBe(
    panel.element(),
  );
}

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  document.documentElement.removeAttribute('dir');
});

// Line by line: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
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
  ] as const)('arrow keys choose the next and the one before, %s', async ([dir, next, before]) => {
    document.documentElement.dir = dir;
    await renderAndHydrate(tabs());
    await userEvent.tab();
    for (const name of ['Fees', 'Dates', 'Syllabus']) {
      await userEvent.keyboard(next);
      await expect.element(tab(name)).toHaveFocus();
      await expectChosen(name);
    }
    await userEvent.keyboard(before);
    await expectChosen('Dates');
  });

  test('Home and End choose the first and the last; Space scrolls nothing', async () => {
    await renderAndHydrate(tabs());
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expectChosen('Dates');
    await userEvent.keyboard('{Home}');
    await expectChosen('Syllabus');
    await userEvent.keyboard(' ');
    await expectChosen('Syllabus');
    expect(scrollY).toBe(0);
  });
});

test('the server sends all panels, each under its heading, with links to them', () => {
  const { container, html } = renderOnServer(tabs());
  expect(html).not.toMatch(/ hidden| role="tab/);
  const headings = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual(names.map((name) => `${name} of the course`));
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#course-syllabus', '#course-fees', '#course-dates']);
});

/** The same HTML where no script may run, with the styles of this page. */
async function openWithoutScripts(html: string): Promise<Document> {
  const styles = [...document.styleSheets].flatMap(({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText),
  );
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.srcdoc = `<!doctype html><style>${styles.join('\n')}</style>${html}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  return frame.contentDocument as Document;
}

test('without JavaScript all panels stand one below the other, under their headings', async () => {
  const { html, container } = renderOnServer(tabs());
  const shown = (root: ParentNode, selector: string) =>
    [...root.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  expect(shown(container, '[data-tab]')).toHaveLength(1);
  expect(shown(container, 'h2')).toHaveLength(0);

  const page = await openWithoutScripts(html);
  expect(shown(page, '[data-tab]')).toHaveLength(3);
  const parts = shown(page, 'h2, [data-tab] > p:first-of-type');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Syllabus of the course',
    'About syllabus',
    'Fees of the course',
    'About fees',
    'Dates of the course',
    'About dates',
  ]);
  const tops = parts.map((part) => part.getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('before React the links show the panels, and React goes on from there', async () => {
  const { hydrate } = renderOnServer(tabs());
  await expect.element(about('Syllabus')).toBeVisible();
  await expect.element(about('Fees')).not.toBeVisible();
  const before = about('Syllabus').element().getBoundingClientRect();
  await page.getByRole('link', { name: 'Fees' }).click();
  await expect.element(about('Fees')).toBeVisible();
  await expect.element(about('Syllabus')).not.toBeVisible();
  expect(about('Fees').element().getBoundingClientRect()).toEqual(before);
  await hydrate();
  await expectChosen('Fees');
  expect(about('Fees').element().getBoundingClientRect()).toEqual(before);
});

test('nothing moves when React arrives', async () => {
  const { container, hydrate } = renderOnServer(tabs());
  const boxes = () =>
    [...container.querySelectorAll('a, p')].map((element) => element.getBoundingClientRect());
  const before = boxes();
  await hydrate();
  expect(boxes()).toEqual(before);
});

test('an address that leads into a panel opens it', async () => {
  await renderAndHydrate(tabs());
  location.hash = '#part-of-dates';
  await expectChosen('Dates');
});

test('tabs within tabs keep to themselves', async () => {
  const inner = (
    <Tabs defaultValue="a">
      <TabList label="Rounds">
        <Tab value="a">First</Tab>
        <Tab value="b">Second</Tab>
      </TabList>
      <TabPanel value="a" heading="First">
        <p>One</p>
      </TabPanel>
      <TabPanel value="b" heading="Second">
        <span id="second">Two</span>
      </TabPanel>
    </Tabs>
  );
  await renderAndHydrate(
    <Tabs defaultValue="syllabus">
      <TabList label="Course">
        <Tab value="syllabus">Syllabus</Tab>
        <Tab value="dates">Dates</Tab>
      </TabList>
      <TabPanel value="syllabus" heading="Syllabus" />
      <TabPanel value="dates" heading="Dates">
        {inner}
      </TabPanel>
    </Tabs>,
  );
  location.hash = '#second';
  await expect.element(page.getByText('Two')).toBeVisible();
  await tab('First').click();
  await expect.element(page.getByText('One')).toBeVisible();
  await expect.element(tab('Dates')).toHaveAttribute('aria-selected', 'true');
});

function Guarded() {
  const [value, setValue] = useState('syllabus');
  return (
    <Tabs
      id="course"
      value={value}
      onValueChange={(next) => {
        if (next !== 'fees') setValue(next);
      }}
    >
      {parts()}
    </Tabs>
  );
}

test('a parent decides', async () => {
  await renderAndHydrate(<Guarded />);
  await tab('Dates').click();
  await expectChosen('Dates');
  await tab('Fees').click();
  await expectChosen('Dates');
});
