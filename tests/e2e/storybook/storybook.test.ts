import path from 'node:path';
import type { Page } from 'playwright';
import { placeOf } from '../../../stories/catalogue/kinds.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readComponents } from '../../../packages/ui/build/publicSurface.ts';
import { accessibilityFaults } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { type StoryEntry, serveStorybook } from '../../support/storybook.ts';

let storybook: Awaited<ReturnType<typeof serveStorybook>>;
let url: string;
let entries: StoryEntry[];

beforeAll(async () => {
  storybook = await serveStorybook();
  ({ url, entries } = storybook);
}, 240_000);
afterAll(() => storybook.close());

/** The address of an entry alone, without the workshop around it; axe has its own tests. */
function frame({ id, type }: StoryEntry, globals: Record<string, string> = {}) {
  const look = Object.entries({ ...globals, 'a11y.manual': '!true' }).map((each) => each.join(':'));
  return `${url}/iframe.html?${new URLSearchParams({ id, viewMode: type, globals: look.join(';') })}`;
}

const { open } = useBrowser();

const componentNames = readComponents().map(({ name }) => name);
const componentTitles = new Set(readComponents().map((component) => placeOf(component).title));

/** Opens another page as the sidebar does, without reloading the workshop, and waits until it is drawn. */
async function select(page: Page, { id }: StoryEntry): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
          channel: {
            on: (event: string, hear: (drawn: string) => void) => void;
            emit: (event: string, selected: object) => void;
          };
        };
        channel.on('docsRendered', (drawn) => drawn === storyId && resolve());
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );
  await page.locator('#storybook-docs h1').first().waitFor();
}

/** The font families in which the first matching element's text is drawn, whatever its CSS says. */
async function drawnFonts(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName : `${familyName} of the machine`,
  );
}

/** Leaves frames at such an address empty: each would load a workshop of its own. */
const emptyFrames = (page: Page, address: RegExp) =>
  page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );

/** @throws when there is no such page. */
function docsOf(title: string): StoryEntry {
  const entry = docs().find((one) => one.title === title);
  if (!entry) throw new Error(`no page of ${title}`);
  return entry;
}

const docs = () => entries.filter(({ type }) => type === 'docs');

/** What a component's page holds. One template makes all of them; their content is tested below. */
async function expectComponentPage(page: Page, title: string): Promise<void> {
  const docs = page.locator('#storybook-docs');
  const name = path.basename(title);
  await docs.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await docs.getByRole('heading', { name: 'Accessibility contract' }).first().waitFor();
  const headings = await docs.getByRole('heading').allTextContents();
  expect(headings, title).toEqual(
    expect.arrayContaining([
      'Props',
      'States',
      'Extremes',
      'When to use it',
      'When not',
      'Keyboard',
      'Accessibility contract',
      'Code',
      'History',
    ]),
  );
  const specimen = docs.locator('.specimen').first();
  await specimen.locator('.sb-story > *, iframe').first().waitFor({ state: 'attached' });
  const begins = await docs.locator('.specimen, p').first().getAttribute('class');
  expect(begins ?? '', `what ${title} begins with`).toContain('specimen');
  const frames = docs.getByTitle(`${name}: `);
  expect(await frames.count(), `extremes of ${title}`).toBe(3);
  const props = docs.locator('.docblock-argstable tbody tr');
  expect(await props.count(), `props of ${title}`).toBeGreaterThan(0);
}

describe('the built Storybook', () => {
  test('a story is first drawn in its own fonts, however late', async () => {
    const page = await open('about:blank');
    await page.route('**/*.woff2', (route) => setTimeout(() => void route.continue(), 1500));
    await page.goto(`${url}/iframe.html?id=institute-components-hero--default&viewMode=story`);
    const heading = '#storybook-root h1';
    await page.locator(heading).waitFor();
    expect(await drawnFonts(page, heading)).toEqual(['Text Serif']);
  });

  test('pages render: some of components, with their parts, all others, and the gallery of every component', async () => {
    const page = await open('about:blank');
    // Low, so that hardly a state comes near it; frames contain stories, which have their own tests.
    await page.setViewportSize({ width: 1280, height: 200 });
    await emptyFrames(page, /viewMode=story/);
    await page.goto(frame(docsOf('Start')));
    await page.getByRole('heading', { name: 'The toolbar' }).waitFor();
    const others = docs().filter(({ title }) => title !== 'Start' && !componentTitles.has(title));
    for (const entry of others) await select(page, entry);
    const ofComponents = docs().filter(({ title }) => componentTitles.has(title));
    let advised = 0;
    for (const entry of ofComponents.filter((_entry, index) => index % 12 === 0)) {
      await select(page, entry);
      await expectComponentPage(page, entry.title);
      advised += await page.getByRole('heading', { name: 'Do and don’t' }).count();
    }
    expect(advised).toBeGreaterThanOrEqual(2);

    // On a phone.
    await page.setViewportSize({ width: 375, height: 800 });
    await select(page, docsOf('Gallery'));
    const names = await page.locator('.gallery-name a').allTextContents();
    expect(names.toSorted()).toEqual(componentNames.toSorted());
    const empty = page
      .locator('.gallery > li')
      .filter({ hasNot: page.locator('.thumbnail > div > *') });
    expect(await empty.allTextContents()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  }, 180_000);

  test('has every component for programs: guide, props and code', async () => {
    const response = await fetch(`${url}/manifests/components.json`);
    const { components } = (await response.json()) as {
      components: Record<
        string,
        {
          name: string;
          import: string;
          docs: Record<string, { content: string }>;
          stories: { snippet?: string }[];
        }
      >;
    };
    const described = Object.values(components);
    expect(described.map(({ name }) => name).toSorted()).toEqual(componentNames.toSorted());
    for (const { name, docs, stories, ...component } of described) {
      expect(component.import).toBe(`import { ${name} } from '@setu/ui';`);
      expect(Object.values(docs)[0]?.content, name).toMatch(
        /## Accessibility contract[^]*## Props/,
      );
      expect(
        stories.filter(({ snippet }) => snippet !== undefined),
        `code of ${name}`,
      ).not.toEqual([]);
    }
  });

  test('the toolbar’s choices reach the page, whose stories keep their own choice and mode', async () => {
    const entry = entries.find(({ id }) => id === 'primitives-pagination--default');
    if (!entry) throw new Error('no story of the pagination');
    const look = {
      theme: 'sangam',
      mode: 'dark',
      motion: 'paused',
      direction: 'rtl',
      language: 'hi',
    };
    const page = await open(frame(entry, look));
    await page.setViewportSize({ width: 1280, height: 4000 });
    await page.getByRole('link', { name: 'अगला' }).first().waitFor();
    const html = page.locator('html');
    expect(await html.getAttribute('data-setu-theme')).toBe('sangam');
    expect(await html.getAttribute('data-setu-mode')).toBe('dark');
    expect(await html.getAttribute('data-setu-motion')).toBe('paused');
    expect(await html.getAttribute('dir')).toBe('rtl');
    expect(await html.getAttribute('lang')).toBe('hi');

    await emptyFrames(page, /viewMode=story/);
    await page.goto(frame(docsOf('Primitives/Pagination'), look));
    await page.locator('.advice').getByText('अगला').first().waitFor();
    const globals = 'globals=theme:sangam;mode:dark;motion:paused;direction:rtl;language:';
    const empty = 'Pagination: As little as its types allow';
    expect(await page.getByTitle(empty).getAttribute('src')).toContain(globals);
    expect(await page.getByRole('link', { name: 'Default' }).getAttribute('href')).toContain(
      globals,
    );
    await select(page, docsOf('Gallery'));
    await page.locator('.gallery').getByText('अगला').first().waitFor();
    expect(await page.getByRole('link', { name: 'Chip' }).getAttribute('href')).toContain(globals);

    for (const [title, mark, count] of [
      ['Primitives/RadioGroup', ':checked', 4],
      ['Primitives/Disclosure', '[open]', 2],
      ['Primitives/ModeSwitch', '[value="dark"]:checked', 3],
    ] as const) {
      await select(page, docsOf(title));
      await page.getByRole('heading', { name: 'States' }).scrollIntoViewIfNeeded();
      const specimens = page.locator('.framed:not(.advice *)');
      await expect.poll(() => specimens.locator(mark).count(), { message: title }).toBe(count);
    }
    expect(await html.getAttribute('data-setu-mode')).toBe('dark');
  });
});

// Sixteen pictures of a page: a busy machine takes minutes.
describe('Try it', { timeout: 240_000 }, () => {
  // Storybook's own messages, and Chromium's about scripts that a busy machine runs seconds later.
  const options = {
    expectConsole: /PopoverProvider|was preloaded using link preload but not used/,
    permissions: ['clipboard-read', 'clipboard-write'],
  };
  const pictures = /id=try-it--looks/;

  test('draws what is written in every look, keeps that when it is wrong, and gives a link to it', async () => {
    const page = await open(`${url}/?path=/story/try-it--default`, options);
    const workshop = page.frameLocator('#storybook-preview-iframe');
    const picture = (width: number) => workshop.frameLocator(`iframe[title="At ${width} pixels"]`);
    const code = workshop.getByLabel('JSX');
    await expect.poll(() => code.inputValue()).toContain('Open day');
    const example = await code.inputValue();
    await code.fill('<Button>Send it</Button>');
    const colours = new Set<string>();
    for (const width of [320, 480, 768, 1280]) {
      const buttons = picture(width).getByRole('button', { name: 'Send it' });
      await buttons.nth(3).waitFor();
      expect(await buttons.count()).toBe(4);
      const drawn = await buttons.evaluateAll((all) =>
        all.map((button) => `${getComputedStyle(button).backgroundColor} ${innerWidth}`),
      );
      for (const colour of drawn) colours.add(colour);
    }
    expect(colours.size).toBe(16);
    expect([...colours].filter((colour) => colour.endsWith(' 320'))).toHaveLength(4);

    await code.fill('<Chip>Good</Chip>');
    await picture(320).getByText('Good').first().waitFor();
    for (const [wrong, said] of [
      ['<p>\n<Buton /></p>', 'Line 2: <Buton> is neither'],
      ['<Chip>', 'Line 2: Expected corresponding JSX closing tag for <Chip>'],
      ['<Chip>{alert(1)}</Chip>', 'Line 1: only texts'],
      ['<img src="x" onError="alert(1)" />', 'Line 1: onError is not taken here'],
      ['<p dangerouslySetInnerHTML={{ __html: "<b>" }} />', 'Line 1: dangerously'],
      ['<UiProvider linkComponent="script" />', 'Line 1: <UiProvider> is neither'],
      ['<Text as="script" async src="data:text/javascript,0" />', 'Line 1: as is an element'],
      ['<TextLink href="/" ui={{ linkComponent: "SCRIPT" }}>0</TextLink>', 'Line 1: linkC'],
      ['<Breadcrumbs />', 'It cannot be drawn'],
    ] as const) {
      await code.fill(wrong);
      await workshop.getByText(said).waitFor();
      expect(await picture(320).getByText('Good').count()).toBe(4);
    }
    await code.press('Tab');
    expect(await workshop.locator(':focus').textContent()).toBe('Copy link');
    const place =
      '<ErrorSummary heading="Wrong" errors={[]} /><Button href="#places">Keep</Button>';
    await code.fill(place);
    const keep = picture(320).getByRole('link', { name: 'Keep' });
    await keep.first().click();
    await expect.poll(() => keep.count()).toBe(4);
    expect(await code.inputValue()).toBe(place);

    await code.fill('<Chip>₹ 1</Chip>');
    await workshop.getByRole('button', { name: 'Copy link' }).click();
    await workshop.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(() => page.url()).toBe(link);

    // The toolbar's choices stay beside the code, and the next link is shown in the same tab and in another.
    for (const name of ['mode Light', 'motion', 'direction', 'language English']) {
      await page.getByRole('button', { name }).first().waitFor();
    }
    await page.getByRole('button', { name: 'theme Setu' }).click();
    await page.getByRole('option', { name: 'Sangam' }).click();
    const inSangam = link.replace('theme:setu', 'theme:sangam');
    await expect.poll(() => page.url()).toBe(inSangam);
    await code.fill('<Chip>Two</Chip>');
    await expect.poll(() => page.url()).not.toBe(inSangam);
    await page.goto(inSangam);
    await expect.poll(() => code.inputValue()).toBe('<Chip>₹ 1</Chip>');
    await code.fill(example);
    await expect.poll(() => page.url()).not.toBe(inSangam);
    await emptyFrames(page, pictures);
    await page.goto('about:blank');
    await page.goto(inSangam);
    await expect.poll(() => code.inputValue()).toBe('<Chip>₹ 1</Chip>');
    await page.getByRole('link', { name: 'Start' }).first().waitFor();
  });

  // The story itself is looked at in every theme and mode.
  test('has no fault that axe finds, with a cut link and with a mistake', async () => {
    const page = await open('about:blank', options);
    await emptyFrames(page, pictures);
    await page.goto(`${url}/iframe.html?id=try-it--default&globals=a11y.manual:!true#cut`);
    await page.getByText('The link was cut').waitFor();
    await page.locator('iframe >> nth=3').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('JSX').fill('<Buton />');
    await page.getByText('neither').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
