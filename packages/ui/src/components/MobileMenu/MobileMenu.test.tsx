import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../css/reset.css.ts';
import '../../theme/setu.css.ts';
import { renderAndHydrate, renderOnServer } from '../../internal/testing/hydrate.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';

const header = (
  <>
    <SiteHeader
      logo="Setu"
      logoLabel="Setu, home"
      items={[
        { title: 'All Courses', items: [{ title: 'Offline Mode', href: '#offline' }] },
        { title: 'Current Affairs', items: [{ title: 'Editorial Analysis', href: '#editorial' }] },
        { title: 'Scholarship Programme', href: '#scholarship' },
      ]}
      actions={[{ label: 'Call Us for Admissions', href: 'tel:+910000000000' }]}
    />
    <main style={{ blockSize: '3000px' }}>
      <button type="button">Behind</button>
    </main>
  </>
);

const burger = page.getByRole('button', { name: 'Open menu' });
const close = page.getByRole('button', { name: 'Close menu' });
const dialog = page.getByRole('dialog', { name: 'Menu' });
const courses = page.getByRole('button', { name: 'All Courses' });
const affairs = page.getByRole('button', { name: 'Current Affairs' });
const offline = page.getByRole('link', { name: 'Offline Mode' });
const scholarship = page.getByRole('link', { name: 'Scholarship Programme' });

beforeEach(async () => {
  await page.viewport(320, 640);
  window.scrollTo(0, 0);
});

const inside = () => dialog.element().contains(document.activeElement);
const copies = () => document.querySelectorAll('a[href="#offline"]').length;

test('the burger opens a modal dialog with the one list of links', async () => {
  await renderAndHydrate(header);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(scholarship.query()).toBeNull();
  await expect.element(burger).toHaveAttribute('aria-expanded', 'false');
  await burger.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(close).toHaveFocus();
  await expect.element(scholarship).toBeVisible();
  // The rest of the page is out of reach for assistive technology.
  expect(page.getByRole('button', { name: 'Behind' }).query()).toBeNull();
  expect(copies()).toBe(1);
});

test.each(['close button', 'Escape', 'backdrop'])(
  'closes by %s and returns focus to the burger',
  async (way) => {
    await renderAndHydrate(header);
    await burger.click();
    await expect.element(dialog).toBeVisible();
    if (way === 'close button') await close.click();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    if (way === 'backdrop') {
      await userEvent.click(document.documentElement, { position: { x: 10, y: 400 } });
    }
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(burger).toHaveFocus();
    await expect.element(burger).toHaveAttribute('aria-expanded', 'false');
    expect(copies()).toBe(1);
  },
);

test('Escape closes the menu with a dropdown open in it', async () => {
  await renderAndHydrate(header);
  await burger.click();
  await courses.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('focus stays inside', async () => {
  await renderAndHydrate(header);
  await burger.click();
  for (let step = 0; step < 7; step += 1) {
    await userEvent.tab();
    expect(inside()).toBe(true);
  }
  await userEvent.tab({ shift: true });
  expect(inside()).toBe(true);
});

test('the page behind neither scrolls nor shifts', async () => {
  await renderAndHydrate(header);
  const behind = document.querySelector('main')?.getBoundingClientRect();
  await burger.click();
  await expect.element(dialog).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  expect(document.querySelector('main')?.getBoundingClientRect()).toEqual(behind);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});

test('the dropdowns inside are independent disclosures', async () => {
  await renderAndHydrate(header);
  await burger.click();
  await courses.click();
  await affairs.click();
  await expect.element(courses).toHaveAttribute('aria-expanded', 'true');
  await expect.element(affairs).toHaveAttribute('aria-expanded', 'true');
  await expect.element(offline).toBeVisible();
  await courses.click();
  await expect.element(courses).toHaveAttribute('aria-expanded', 'false');
  await expect.element(affairs).toHaveAttribute('aria-expanded', 'true');
});

test('following a link closes the menu', async () => {
  await renderAndHydrate(header);
  await burger.click();
  await scholarship.click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('closes when the window becomes wide', async () => {
  await renderAndHydrate(header);
  await burger.click();
  await expect.element(dialog).toBeVisible();
  await page.viewport(1200, 640);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(scholarship).toBeVisible();
});

test('opens and closes from the server HTML alone', async () => {
  renderOnServer(header);
  await burger.click();
  await expect.element(scholarship).toBeVisible();
  await courses.click();
  await expect.element(offline).toBeVisible();
  await close.click();
  await expect.element(scholarship).not.toBeInTheDocument();
  await burger.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(scholarship).not.toBeInTheDocument();
  await expect.element(burger).toHaveFocus();
});

test('React takes over a menu that is already open, with its dropdowns and its focus', async () => {
  const { hydrate } = renderOnServer(header);
  await burger.click();
  await courses.click();
  offline.element().focus();
  await hydrate();
  await expect.element(dialog).toBeVisible();
  await expect.element(courses).toHaveAttribute('aria-expanded', 'true');
  await expect.element(offline).toHaveFocus();
  expect(copies()).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(burger).toHaveFocus();
});
