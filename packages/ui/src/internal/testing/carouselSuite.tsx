import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, render, userEvent } from '../testing.ts';

/** Locators of the parts of a carousel named 'Things', and of a button outside of it. */
export const region = page.getByRole('region', { name: 'Things', exact: true });
export const list = region.getByRole('group', { name: 'Slides', exact: true });
const button = (name: string) => region.getByRole('button', { name, exact: true });
export const next = button('Next slide');
export const previous = button('Previous slide');
export const pause = button('Pause automatic slides');
export const start = button('Start automatic slides');
export const outside = (name: string) => page.getByRole('button', { name, exact: true });

/** The positions of the slides that can be reached now. */
const inView = () =>
  [...list.element().children].flatMap((slide, index) =>
    (slide as HTMLElement).inert ? [] : [index + 1],
  );
// Tests share two processors: a transition of 500 ms may take longer.
export const expectInView = (...places: number[]) =>
  expect.poll(inView, { timeout: 5000 }).toEqual(places);

export const focus = (locator: typeof region) => (locator.element() as HTMLElement).focus();

/** While it advances automatically it is silent; at rest it announces the slides that come into view. */
export const expectRunning = () => expect.element(list).toHaveAttribute('aria-live', 'off');
export const expectResting = () => expect.element(list).toHaveAttribute('aria-live', 'polite');

/**
 * The keys and roles of the APG's carousel (aria/apg/patterns/carousel), line by line.
 *
 * @param carousel The component with the label 'Things' and five slides, three of them side by side in the window,
 *   each with one focusable element.
 */
export function carouselSuite(carousel: (props: { autoAdvanceMs?: number }) => ReactNode) {
  /** An interval is longer than any test: whether it would advance is read from the page. */
  async function mount(autoAdvanceMs?: number) {
    await render(
      <>
        <button type="button">Before</button>
        {carousel(autoAdvanceMs === undefined ? {} : { autoAdvanceMs })}
        <button type="button">After</button>
      </>,
    );
    await expectInView(1, 2, 3);
  }
  const mountRotating = async () => {
    await mount(600_000);
    await userEvent.hover(outside('After'));
    await expectRunning();
  };

  test('is a region, announced as a carousel', async () => {
    await mount();
    await expect.element(region).toHaveAttribute('aria-roledescription', 'carousel');
  });

  test('its slides are groups, announced as slides and named by their place', async () => {
    await mount();
    for (const [index, slide] of [...list.element().children].entries()) {
      expect(slide.getAttribute('role')).toBe('group');
      expect(slide.getAttribute('aria-roledescription')).toBe('slide');
      expect(slide.getAttribute('aria-label')).toBe(`${index + 1} of 5`);
    }
  });

  test('Tab goes to pause first, then previous, next, the list and the slides in view, and out', async () => {
    await mountRotating();
    focus(outside('Before'));
    for (const stop of [pause, previous, next, list]) {
      await userEvent.tab();
      await expect.element(stop).toHaveFocus();
    }
    for (const place of [0, 1, 2]) {
      await userEvent.tab();
      expect(list.element().children[place]?.contains(document.activeElement)).toBe(true);
    }
    await userEvent.tab();
    await expect.element(outside('After')).toHaveFocus();
  });

  test('Shift + Tab goes back the same way', async () => {
    await mountRotating();
    focus(outside('After'));
    for (const place of [2, 1, 0]) {
      await userEvent.tab({ shift: true });
      expect(list.element().children[place]?.contains(document.activeElement)).toBe(true);
    }
    for (const stop of [list, next, previous, pause]) {
      await userEvent.tab({ shift: true });
      await expect.element(stop).toHaveFocus();
    }
  });

  test.for(['{Enter}', ' '])(
    '"%s" on next and previous shows other slides, and focus stays',
    async (key) => {
      await mount();
      focus(next);
      await userEvent.keyboard(key);
      await expectInView(2, 3, 4);
      await expect.element(next).toHaveFocus();
      focus(previous);
      await userEvent.keyboard(key);
      await expectInView(1, 2, 3);
      await expect.element(previous).toHaveFocus();
    },
  );

  test('arrow keys, Home and End scroll the list', async () => {
    await mount();
    focus(list);
    await userEvent.keyboard('{ArrowRight}');
    await expectInView(2, 3, 4);
    await userEvent.keyboard('{ArrowLeft}');
    await expectInView(1, 2, 3);
    await userEvent.keyboard('{End}');
    await expectInView(3, 4, 5);
    await userEvent.keyboard('{Home}');
    await expectInView(1, 2, 3);
  });

  test.for(['{Enter}', ' '])(
    '"%s" on pause stops it, and starts it again under another name',
    async (key) => {
      await mountRotating();
      focus(pause);
      await userEvent.keyboard(key);
      await expect.element(start).toHaveFocus();
      await expect.element(start).not.toHaveAttribute('aria-pressed');
      focus(outside('After'));
      await expectResting();
      focus(start);
      await userEvent.keyboard(key);
      await expect.element(pause).toHaveFocus();
      focus(outside('After'));
      await expectRunning();
    },
  );

  test('rests while anything in it has keyboard focus', async () => {
    await mountRotating();
    focus(outside('Before'));
    await userEvent.tab();
    await expectResting();
    await userEvent.tab({ shift: true });
    await expectRunning();
  });

  test('rests while the pointer is on it', async () => {
    await mountRotating();
    await userEvent.hover(list);
    await expectResting();
    await userEvent.hover(outside('After'));
    await expectRunning();
  });

  test('advances with `autoAdvanceMs` alone, and has no pause without', async () => {
    await mount();
    await userEvent.hover(outside('After'));
    await expectResting();
    expect([pause.query(), start.query()]).toEqual([null, null]);
  });
}
