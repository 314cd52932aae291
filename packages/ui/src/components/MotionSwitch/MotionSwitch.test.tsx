import { expect, test } from 'vitest';
import { emulate, page, render, userEvent } from '../../testing/browser.ts';
import { NavMenu } from '../NavMenu/NavMenu.tsx';
import { MotionSwitch } from './MotionSwitch.tsx';

const on = page.getByRole('radio', { name: 'On' });
const off = page.getByRole('radio', { name: 'Off' });

/** Renders a page with an endless animation and a transition; the returned function measures its motion. */
async function renderPage() {
  const { container } = await render(
    <>
      <NavMenu label="Main" items={[{ title: 'Live', href: '#live', blink: true }]} />
      <p data-auto-advance style={{ transition: 'translate 5s' }}>
        Moves
      </p>
      <MotionSwitch />
    </>,
  );
  const moving = container.querySelector('p');
  return () => ({
    blinking: page.getByRole('link', { name: 'Live' }).element().getAnimations().length,
    transition: moving && getComputedStyle(moving).transitionDuration,
    scroll: moving && getComputedStyle(moving).scrollBehavior,
  });
}
const moving = { blinking: 1, transition: '5s', scroll: 'smooth' };
const still = { blinking: 0, transition: '0s', scroll: 'auto' };

test('stops all that moves on the page at once, and is remembered', async () => {
  const motion = await renderPage();
  await expect.element(page.getByRole('group', { name: 'Motion' })).toBeVisible();
  await expect.element(on).toBeChecked();
  expect(motion()).toEqual(moving);
  await userEvent.click(off);
  await expect.element(off).toBeChecked();
  expect(motion()).toEqual(still);
  expect(localStorage.getItem('setu:motion')).toBe('paused');
  await userEvent.click(on);
  expect(motion()).toEqual(moving);
  expect(localStorage.getItem('setu:motion')).toBeNull();
});

test('begins with what the device says, and may be set against it', async () => {
  await emulate({ 'prefers-reduced-motion': 'reduce' });
  const motion = await renderPage();
  await expect.element(off).toBeChecked();
  expect(motion()).toEqual(still);
  await userEvent.click(on);
  await expect.element(on).toBeChecked();
  expect(motion()).toEqual(moving);
  expect(localStorage.getItem('setu:motion')).toBe('running');
  await userEvent.click(off);
  expect(motion()).toEqual(still);
  expect(localStorage.getItem('setu:motion')).toBeNull();
});

test('follows the device while nothing is chosen', async () => {
  const motion = await renderPage();
  await expect.element(on).toBeChecked();
  await emulate({ 'prefers-reduced-motion': 'reduce' });
  await expect.element(off).toBeChecked();
  expect(motion()).toEqual(still);
});
