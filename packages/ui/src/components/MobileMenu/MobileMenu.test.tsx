import { flushSync } from 'react-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dialogSuite, pageBehind } from '../../testing/dialogSuite.tsx';
import { disclosedItems, disclosureSuite } from '../../testing/disclosureSuite.tsx';
import { page, renderAndHydrate, renderOnServer, userEvent } from '../../testing/browser.ts';
import { withoutPopovers } from '../../testing/withoutPopovers.ts';
import { NavMenu } from '../NavMenu/NavMenu.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const header = (
  <>
    <SiteHeader
      logo="Setu"
      logoLabel="Setu, home"
      items={disclosedItems}
      actions={[{ label: 'Call Us for Admissions', href: 'tel:+910000000000' }]}
    />
    {pageBehind}
  </>
);

const burger = page.getByRole('button', { name: 'Open menu' });
const dialog = page.getByRole('dialog', { name: 'Menu' });
const first = page.getByRole('button', { name: 'First' });
const firstOne = page.getByRole('link', { name: 'First one' });
const third = page.getByRole('link', { name: 'Third' });

beforeEach(() => page.viewport(320, 640));

const copies = () => document.querySelectorAll('a[href="#first-one"]').length;

/** The menu alone; its accessible names are the same as in the header. */
const alone = (onOpenChange?: (open: boolean) => void) => (
  <>
    <MobileMenu onOpenChange={onOpenChange}>
      <NavMenu label="Main" items={disclosedItems} />
    </MobileMenu>
    {pageBehind}
  </>
);

const menu = {
  name: 'Menu',
  open: 'Open menu',
  close: 'Close menu',
  beside: { x: 10, y: 400 },
} as const;

dialogSuite({ ...menu, of: alone });

disclosureSuite(async () => {
  await renderAndHydrate(alone());
  await burger.click();
}, menu.open);

test('closes when the window becomes wide', async () => {
  await renderAndHydrate(header);
  await burger.click();
  await expect.element(dialog).toBeVisible();
  await page.viewport(1200, 640);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(third).toBeVisible();
});

test('before React, the page scrolls again when the window becomes wide', async () => {
  renderOnServer(header);
  await burger.click();
  const overflow = () => getComputedStyle(document.documentElement).overflowY;
  expect(overflow()).toBe('hidden');
  await page.viewport(1200, 640);
  expect(overflow()).not.toBe('hidden');
});

test('a parent that keeps the menu closed closes what was opened natively', async () => {
  await renderAndHydrate(
    <MobileMenu open={false}>
      <a href="#one">One</a>
    </MobileMenu>,
  );
  const one = page.getByRole('link', { name: 'One' });
  (burger.element() as HTMLElement).click();
  await expect.element(one).not.toBeInTheDocument();
  await expect.element(burger).toHaveAttribute('aria-expanded', 'false');
});

test('React takes over a menu that is already open, with its dropdowns and its focus', async () => {
  const { hydrate } = renderOnServer(header);
  await burger.click();
  await first.click();
  firstOne.element().focus();
  await hydrate();
  await expect.element(dialog).toBeVisible();
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  await expect.element(firstOne).toHaveFocus();
  expect(copies()).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(burger).toHaveFocus();
});

test('hidden by Escape in the moment in which it becomes modal, it leaves the focus with the burger', async () => {
  await renderAndHydrate(header);
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  onTestFinished(() => void vi.restoreAllMocks());
  const button = burger.element() as HTMLElement;
  button.focus();
  button.click();
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
  // As Escape does; the popover's `toggle` event comes later.
  (dialog.element() as HTMLElement).hidePopover();
  vi.spyOn(window, 'setTimeout').mockImplementation(((then: () => void) => then()) as never);
  flushSync(() => frames.forEach((frame) => frame(0)));
  vi.restoreAllMocks();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveFocus();
});

test('where the browser has no popovers, its links are in a header that does not stay, without a burger', async () => {
  withoutPopovers();
  renderOnServer(header);
  await expect.element(third).toBeVisible();
  await expect.element(burger).not.toBeInTheDocument();
  const banner = page.getByRole('banner').element();
  expect(getComputedStyle(banner).position).toBe('relative');
});
