import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, renderAndHydrate, renderOnServer, userEvent } from '../../testing/browser.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { type MonthCalendarProps, MonthCalendar } from './MonthCalendar.tsx';

/** In November 2026 the 2nd is a Monday. */
const days = [2, 4, 5, 11, 18, 20].map((day) => ({
  day: `2026-11-${String(day).padStart(2, '0')}`,
  count: day === 4 ? 1 : day,
  href: `#day-${day}`,
}));

const calendar = (props: Partial<MonthCalendarProps> = {}) => (
  <MonthCalendar
    month="2026-11"
    days={days}
    previous={{ month: '2026-10', href: '#earlier' }}
    next={{ month: '2027-01', href: '#later' }}
    label="Archive of facts"
    {...props}
  />
);

const nav = page.getByRole('navigation', { name: 'Archive of facts' });
const dayLink = (name: string) => nav.getByRole('link', { name, exact: true });
const stops = () =>
  nav
    .getByRole('link')
    .elements()
    .filter((link) => (link as HTMLElement).tabIndex === 0)
    .map((link) => link.ariaLabel);
const focused = () => document.activeElement?.ariaLabel;

beforeEach(() => vi.setSystemTime('2026-11-19T20:00:00Z'));

test('before React is a table of plain links, each with its date and how many it has', async () => {
  const { container } = renderOnServer(calendar({ selected: '2026-11-05' }));
  const table = nav.getByRole('table', { name: 'November 2026' });
  await expect.element(table).toBeVisible();
  const heads = table.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent).join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun');
  expect(table.getByRole('row').elements()).toHaveLength(7);
  await expect.element(dayLink('2 November 2026, 2 articles')).toHaveAttribute('href', '#day-2');
  await expect.element(dayLink('4 November 2026, 1 article')).toBeVisible();
  await expect
    .element(dayLink('5 November 2026, 5 articles'))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(nav.getByRole('cell', { name: '3', exact: true })).toBeVisible();
  await expect.element(dayLink('Earlier: October 2026')).toHaveAttribute('href', '#earlier');
  await expect.element(dayLink('Later: January 2027')).toHaveAttribute('href', '#later');
  expect(stops()).toHaveLength(8);
  // The page may be kept for a while: it does not mark today.
  expect(container.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('leaves out other months and unsafe addresses', async () => {
  await renderAndHydrate(
    calendar({
      days: [
        { day: '2026-10-31', count: 1, href: '#a' },
        { day: '2026-11-03', count: 1, href: 'javascript:alert(1)' },
        { day: '2026-11-06', count: 1, href: '#b' },
      ],
      previous: undefined,
      next: undefined,
    }),
  );
  expect(nav.getByRole('link').elements()).toHaveLength(1);
});

describe('with React', () => {
  test('is a grid with one stop of the Tab key, at the newest day', async () => {
    await renderAndHydrate(calendar());
    await expect.element(nav.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(stops()).toEqual([
      'Earlier: October 2026',
      'Later: January 2027',
      '20 November 2026, 20 articles',
    ]);
  });

  test('marks today, the day of its time zone', async () => {
    await renderAndHydrate(<UiProvider timeZone="Asia/Kolkata">{calendar()}</UiProvider>);
    const current = document.querySelectorAll('[aria-current]');
    expect(Array.from(current, ({ ariaLabel }) => ariaLabel)).toEqual([
      '20 November 2026, 20 articles',
    ]);
    expect(current[0]?.ariaCurrent).toBe('date');
  });

  test.each([
    ['ltr', '{ArrowRight}', '11 November 2026, 11 articles'],
    ['rtl', '{ArrowLeft}', '11 November 2026, 11 articles'],
    ['ltr', '{ArrowLeft}', '4 November 2026, 1 article'],
    ['ltr', '{ArrowLeft}{ArrowLeft}{ArrowLeft}', '2 November 2026, 2 articles'],
    ['ltr', '{Home}', '2 November 2026, 2 articles'],
    ['ltr', '{Home}{End}', '5 November 2026, 5 articles'],
    // No later Thursday has articles.
    ['ltr', '{ArrowDown}', '5 November 2026, 5 articles'],
    ['ltr', '{ArrowLeft}{ArrowDown}{ArrowDown}', '18 November 2026, 18 articles'],
    ['ltr', '{ArrowLeft}{ArrowDown}{ArrowUp}', '4 November 2026, 1 article'],
    ['ltr', '{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}', '20 November 2026, 20 articles'],
  ])('%s, %s', async (dir, keys, name) => {
    document.documentElement.dir = dir;
    await renderAndHydrate(calendar({ selected: '2026-11-05' }));
    (dayLink('5 November 2026, 5 articles').element() as HTMLElement).focus();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(name);
  });

  test.each([
    ['{PageUp}', '#earlier'],
    ['{PageDown}', '#later'],
    ['{Enter}', '#day-20'],
  ])('%s leads to %s', async (key, hash) => {
    await renderAndHydrate(calendar());
    (dayLink('20 November 2026, 20 articles').element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.poll(() => location.hash).toBe(hash);
    expect(document.activeElement).toHaveAttribute('href', hash);
  });

  test('keeps its hands off the keys of others', async () => {
    await renderAndHydrate(calendar({ previous: undefined, next: undefined }));
    (dayLink('20 November 2026, 20 articles').element() as HTMLElement).focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{Alt>}{ArrowLeft}{/Alt}{PageUp}x');
    expect(focused()).toBe('20 November 2026, 20 articles');
  });
});

test('has targets of 24 px and more at 320 px', async () => {
  await page.viewport(320, 600);
  await renderAndHydrate(calendar());
  for (const link of nav.getByRole('link').elements()) {
    const { width, height } = link.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});

test('writes days as the locale does, with a link and without', async () => {
  await renderAndHydrate(<UiProvider locale="hi-u-nu-deva">{calendar()}</UiProvider>);
  await expect.element(nav.getByText('२', { exact: true })).toHaveAttribute('href', '#day-2');
  await expect.element(nav.getByText('३', { exact: true })).toBeVisible();
});
