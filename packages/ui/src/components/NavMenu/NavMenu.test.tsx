import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { disclosedItems, disclosureSuite, expectOpen } from '../../testing/disclosureSuite.tsx';
import { render, renderAndHydrate, renderOnServer } from '../../testing/browser.ts';
import { NavMenu } from './NavMenu.tsx';
import type { NavItem } from './navItems.ts';

const items: NavItem[] = [
  ...disclosedItems,
  { title: 'Scholarship Programme', href: '/Scholarship' },
  { title: 'समाचार', href: '/समाचार' },
  { title: 'Live Demo', href: 'https://video.example/', blink: true },
];

function Page({ currentHref }: { currentHref?: string }) {
  return (
    <>
      <NavMenu label="Main" items={items} currentHref={currentHref} />
      <main style={{ marginBlockStart: '400px' }}>
        <button type="button">Elsewhere</button>
      </main>
    </>
  );
}

const first = page.getByRole('button', { name: 'First' });
const second = page.getByRole('button', { name: 'Second' });
const firstOne = page.getByRole('link', { name: 'First one' });
const secondOne = page.getByRole('link', { name: 'Second one' });
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });

/** Finds a link whether it is visible or not: the links are in the page from the start. */
const link = (href: string) => document.querySelector(`a[href="${href}"]`);

const shown = () =>
  [link('#first-one'), link('#second-one')].map((found) => found?.checkVisibility());

disclosureSuite(() => renderAndHydrate(<NavMenu label="Main" items={disclosedItems} />));

test('a group without links has no button', async () => {
  await renderAndHydrate(
    <NavMenu label="Main" items={[{ title: 'Soon', items: [] }, ...disclosedItems]} />,
  );
  expect(page.getByRole('button', { name: 'Soon' }).elements()).toHaveLength(0);
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('of several, Escape closes the one that has focus, then the one opened last', async () => {
  await renderAndHydrate(<Page />);
  await second.click();
  await first.click();
  secondOne.element().focus();
  await userEvent.keyboard('{Escape}');
  await expectOpen(true, false);
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expectOpen(false, false);
  await expect.element(first).toHaveFocus();
});

test('Escape is left to the page when no dropdown is open', async () => {
  await renderAndHydrate(<Page />);
  const heard = vi.fn<(prevented: boolean) => void>();
  const listener = (event: KeyboardEvent) => heard(event.defaultPrevented);
  window.addEventListener('keydown', listener);
  await userEvent.keyboard('{Escape}');
  window.removeEventListener('keydown', listener);
  expect(heard.mock.calls).toEqual([[false]]);
});

test('dropdowns that a parent keeps as they are, are asked about as they are', async () => {
  const onChange = vi.fn<(items: readonly number[]) => void>();
  await renderAndHydrate(
    <NavMenu label="Main" items={items} openItems={[0]} onOpenItemsChange={onChange} />,
  );
  await second.click();
  await first.click();
  await userEvent.click(document.body);
  await second.click();
  expect(onChange.mock.calls).toEqual([[[0, 1]], [[]], [[]], [[0, 1]]]);
});

test.for(['click', 'focus'])('a %s elsewhere closes all', async (way) => {
  await renderAndHydrate(<Page />);
  await first.click();
  await second.click();
  if (way === 'click') await elsewhere.click();
  else elsewhere.element().focus();
  await expectOpen(false, false);
});

test('a navigation closes all: a link followed, another address', async () => {
  const { rerender } = await render(<Page currentHref="/a" />);
  await first.click();
  await second.click();
  await firstOne.click();
  await expectOpen(false, false);
  await first.click();
  await rerender(<Page currentHref="/b" />);
  await expectOpen(false, false);
});

test.each([
  ['in any letter case and with any query', '/scholarship?from=footer', 'Scholarship Programme'],
  ['percent-encoded', encodeURI('/समाचार'), 'समाचार'],
])('marks the link that leads here, %s', async (_how, currentHref, name) => {
  await render(<Page currentHref={currentHref} />);
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
});

test('works from the server HTML alone, and React takes the open state over', async () => {
  const { hydrate, container, html } = renderOnServer(<Page />);
  // It claims no state that it cannot keep.
  expect(html).not.toContain('aria-expanded');
  expect(shown()).toEqual([false, false]);
  await first.click();
  await second.click();
  expect(shown()).toEqual([true, true]);
  await first.click();
  expect(shown()).toEqual([false, true]);
  const [button, secondLink] = [second.element(), link('#second-one')];
  (secondLink as HTMLElement).focus();

  await hydrate();
  await expectOpen(false, true);
  expect(second.element()).toBe(button);
  expect(document.activeElement).toBe(secondLink);
  expect(container.querySelectorAll('a[href="#second-one"]')).toHaveLength(1);

  await second.click();
  await expectOpen(false, false);
  await first.click();
  await expectOpen(true, false);
});

test("stays the same element when Radix's part arrives, and keeps focus and state", async () => {
  const { container } = await renderAndHydrate(<Page />);
  const button = second.element();
  await second.click();
  await expect.poll(() => container.querySelectorAll('li > span[hidden]').length).toBe(2);
  expect(second.element()).toBe(button);
  await expect.element(second).toHaveFocus();
  await expectOpen(false, true);
  await second.click();
  await expectOpen(false, false);
  await userEvent.keyboard('{Enter}');
  await expectOpen(false, true);
  expect(second.element()).toBe(button);
});

test('Live Demo changes between red and white every 500 ms, and stands still on request', async () => {
  await render(<Page />);
  const demo = page.getByRole('link', { name: 'Live Demo' }).element();
  const [animation] = demo.getAnimations();
  expect(animation?.effect?.getTiming()).toMatchObject({ duration: 1000, iterations: Infinity });
  const keyframes = (animation?.effect as KeyframeEffect | undefined)?.getKeyframes();
  expect(keyframes?.map(({ offset }) => offset)).toEqual([0, 0.5, 1]);
  document.documentElement.dataset['setuMotion'] = 'paused';
  expect(demo.getAnimations()).toEqual([]);
});
