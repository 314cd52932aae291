import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { disclosedItems, disclosureSuite } from '../../testing/disclosureSuite.tsx';
import { render, renderAndHydrate, renderOnServer } from '../../testing/browser.ts';
import { NavMenu } from './NavMenu.tsx';
import type { NavItem } from './navItems.ts';

const items: NavItem[] = [
  {
    title: 'All Courses',
    items: [
      { title: 'Offline Mode', href: '#offline' },
      { title: 'Online Mode', href: '#online' },
    ],
  },
  { title: 'Current Affairs', items: [{ title: 'Editorial Analysis', href: '#editorial' }] },
  { title: 'Scholarship Programme', href: '/Scholarship' },
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

const courses = page.getByRole('button', { name: 'All Courses' });
const affairs = page.getByRole('button', { name: 'Current Affairs' });
const offline = page.getByRole('link', { name: 'Offline Mode' });
const editorial = page.getByRole('link', { name: 'Editorial Analysis' });
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });

/** Finds a link whether it is visible or not: the links are in the page from the start. */
const link = (href: string) => document.querySelector(`a[href="${href}"]`);

const shown = () => [link('#offline'), link('#editorial')].map((found) => found?.checkVisibility());

/** The buttons' `aria-expanded` and the visibility of the links, which must agree. */
const state = () => ({
  expanded: [courses, affairs].map((button) => button.element().getAttribute('aria-expanded')),
  shown: shown(),
});
const open = (...both: [boolean, boolean]) => ({ expanded: both.map(String), shown: both });

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
  await affairs.click();
  await courses.click();
  editorial.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(state).toEqual(open(true, false));
  await expect.element(affairs).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(state).toEqual(open(false, false));
  await expect.element(courses).toHaveFocus();
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

test('a dropdown that its parent refuses stays closed when another one closes', async () => {
  const onChange = vi.fn<(items: readonly number[]) => void>();
  await renderAndHydrate(
    <NavMenu label="Main" items={items} openItems={[0]} onOpenItemsChange={onChange} />,
  );
  await affairs.click();
  await courses.click();
  expect(onChange.mock.calls).toEqual([[[0, 1]], [[]]]);
});

test('a dropdown that its parent does not close is remembered', async () => {
  const onChange = vi.fn<(items: readonly number[]) => void>();
  await renderAndHydrate(
    <NavMenu label="Main" items={items} openItems={[0]} onOpenItemsChange={onChange} />,
  );
  await userEvent.click(document.body);
  await affairs.click();
  expect(onChange.mock.calls).toEqual([[[]], [[0, 1]]]);
});

test.for(['click', 'focus'])('a %s elsewhere closes all', async (way) => {
  await renderAndHydrate(<Page />);
  await courses.click();
  await affairs.click();
  if (way === 'click') await elsewhere.click();
  else elsewhere.element().focus();
  await expect.poll(state).toEqual(open(false, false));
});

test('a navigation closes all: a link followed, another address', async () => {
  const { rerender } = await render(<Page currentHref="/a" />);
  await courses.click();
  await affairs.click();
  await offline.click();
  await expect.poll(state).toEqual(open(false, false));
  await courses.click();
  await rerender(<Page currentHref="/b" />);
  await expect.poll(state).toEqual(open(false, false));
});

test('nothing that is hidden from assistive technology takes focus', async () => {
  await renderAndHydrate(<Page />);
  await courses.click();
  const hidden = [...document.querySelectorAll<HTMLElement>('[aria-hidden="true"]')];
  expect(hidden.filter((element) => element.tabIndex >= 0 && element.checkVisibility())).toEqual(
    [],
  );
});

test('marks the link that leads here, and the dropdown that holds it, in any letter case', async () => {
  await render(<Page currentHref="/scholarship?from=footer" />);
  const scholarship = page.getByRole('link', { name: 'Scholarship Programme' });
  await expect.element(scholarship).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});

test('works from the server HTML alone, and React takes the open state over', async () => {
  const { hydrate, container } = renderOnServer(<Page />);
  expect(shown()).toEqual([false, false]);
  await courses.click();
  await affairs.click();
  expect(shown()).toEqual([true, true]);
  await courses.click();
  expect(shown()).toEqual([false, true]);
  const [button, editorialLink] = [affairs.element(), link('#editorial')];
  (editorialLink as HTMLElement).focus();

  await hydrate();
  await expect.poll(state).toEqual(open(false, true));
  expect(affairs.element()).toBe(button);
  expect(document.activeElement).toBe(editorialLink);
  expect(container.querySelectorAll('a[href="#editorial"]')).toHaveLength(1);

  await affairs.click();
  await expect.poll(state).toEqual(open(false, false));
  await courses.click();
  await expect.poll(state).toEqual(open(true, false));
});

test("stays the same element when Radix's part arrives, and keeps focus and state", async () => {
  const { container } = await renderAndHydrate(<Page />);
  const button = affairs.element();
  await affairs.click();
  await expect.poll(() => container.querySelectorAll('li > span[hidden]').length).toBe(2);
  expect(affairs.element()).toBe(button);
  await expect.element(affairs).toHaveFocus();
  await expect.poll(state).toEqual(open(false, true));
  await affairs.click();
  await expect.poll(state).toEqual(open(false, false));
  await userEvent.keyboard('{Enter}');
  await expect.poll(state).toEqual(open(false, true));
  expect(affairs.element()).toBe(button);
});

test('the server HTML claims no state that it cannot keep', () => {
  const { html } = renderOnServer(<Page />);
  expect(html).not.toContain('aria-expanded');
  expect(html).toContain('href="#offline"');
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
