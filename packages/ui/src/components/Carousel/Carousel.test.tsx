/* oxlint-disable vitest/expect-expect -- many assertions are in helpers such as expectInView */
import { Suspense, use } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  button,
  emulate,
  modifiersTaken,
  page,
  render,
  renderOnServer,
  userEvent,
} from '../../testing/browser.ts';
import { renderInActivity } from '../../testing/renderInActivity.tsx';
import { type CarouselProps, Carousel } from './Carousel.tsx';

const region = page.getByRole('region', { name: 'Things', exact: true });
const list = region.getByRole('group', { name: 'Slides', exact: true });
const next = button('Next slide', region);
const previous = button('Previous slide', region);
const pause = button('Pause automatic slides', region);
const start = button('Start automatic slides', region);
const outside = (name: string) => page.getByRole('button', { name, exact: true });

/** The positions of the slides that can be reached now. */
const inView = () =>
  [...list.element().children].flatMap((slide, index) =>
    (slide as HTMLElement).inert ? [] : [index + 1],
  );
const expectInView = (...places: number[]) => expect.poll(inView).toEqual(places);

const focus = (locator: typeof region) => (locator.element() as HTMLElement).focus();

/** While it advances automatically it is silent; at rest it announces the slides that come into view. */
const expectRunning = () => expect.element(list).toHaveAttribute('aria-live', 'off');
const expectPolite = () => expect.element(list).toHaveAttribute('aria-live', 'polite');

const slidesOf = (...numbers: number[]) =>
  numbers.map((number) => (
    <a key={number} href={`#${number}`}>
      Item {number}
    </a>
  ));
const slides = slidesOf(1, 2, 3, 4, 5);

function Sample(props: Partial<CarouselProps>) {
  return (
    <>
      <button type="button">Before</button>
      <Carousel label="Things" {...props}>
        {props.children ?? slides}
      </Carousel>
      <button type="button">After</button>
    </>
  );
}

/** Moves the pointer off the carousel, because hovering stops it. */
const pointerAway = () => userEvent.hover(outside('After'));

async function mount(props?: Partial<CarouselProps>) {
  await render(<Sample {...props} />);
  await expectInView(1, 2, 3);
}
/** An hour, longer than any test with a real clock: whether it would advance is read from the page. */
async function mountRotating(autoAdvanceMs = 3_600_000) {
  await mount({ autoAdvanceMs });
  await pointerAway();
  await expectRunning();
}

const one = { slidesPerView: { narrow: 1, medium: 1, wide: 1 } } as const;
const everyTwoSeconds = { autoAdvanceMs: 2000 };
const expectResting = async () => {
  await expectPolite();
  await expectStill();
};
const expectStill = async (ms = 20_000) => {
  const before = list.element().scrollLeft;
  vi.advanceTimersByTime(ms);
  // A move of 500 ms would be half-way.
  await new Promise((resolve) => setTimeout(resolve, 250));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(list.element().scrollLeft).toBe(before);
};

beforeEach(() => page.viewport(1100, 700));

// The keys and roles of the APG (aria/apg/patterns/carousel), line by line; the transcript has the others.
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

test('a key with a modifier is left to the browser', async () => {
  await mount();
  expect(modifiersTaken(list.element(), 'ArrowLeft')).toEqual([]);
});

const tabIn = async () => {
  focus(outside('Before'));
  await userEvent.tab();
};
test.for([
  ['anything in it has keyboard focus', tabIn, () => userEvent.tab({ shift: true })],
  ['the pointer is on it', () => userEvent.hover(list), pointerAway],
] as const)('rests while %s', async ([, begin, end]) => {
  await mountRotating();
  await begin();
  await expectPolite();
  await end();
  await expectRunning();
});

test.each([
  [599, 'small', 1],
  [600, 'small', 2],
  [1023, 'small', 2],
  [1024, 'small', 3],
  [768, 'large', 1],
  [769, 'large', 2],
  [1024, 'large', 2],
  [1025, 'large', 3],
] as const)('at %i px of %s slides %i stand side by side, before React too', async (...row) => {
  const [width, slideSize, count] = row;
  await page.viewport(width, 700);
  const few = renderOnServer(<Sample slideSize={slideSize}>{slides.slice(0, count)}</Sample>);
  expect(region.getByRole('button').elements()).toHaveLength(0);
  few.container.remove();
  const { hydrate } = renderOnServer(<Sample slideSize={slideSize} />);
  const ticks = [...region.element().querySelectorAll('[aria-hidden="true"] > span')];
  const lit = ticks.map((tick) => getComputedStyle(tick, '::after').opacity);
  expect(lit).toEqual(ticks.map((_, index) => (index < count ? '1' : '0')));
  await hydrate();
  await expectInView(...[1, 2, 3].slice(0, count));
});

test('moves by one slide and loops at both ends without clones', async () => {
  await mount();
  await next.click();
  await expectInView(2, 3, 4);
  await next.click();
  await expectInView(3, 4, 5);
  await next.click();
  await expectInView(1, 2, 3);
  await previous.click();
  await expectInView(3, 4, 5);
  expect(region.getByRole('link', { includeHidden: true }).elements()).toHaveLength(5);
});

test('counts clicks that come faster than the slides', async () => {
  await render(<Sample {...one} />);
  await expectInView(1);
  const button = next.element();
  for (let clicks = 0; clicks < 3; clicks += 1) (button as HTMLElement).click();
  await expectInView(4);
});

test('runs the other way where text does', async () => {
  await render(
    <div dir="rtl">
      <Sample />
    </div>,
  );
  await expectInView(1, 2, 3);
  await next.click();
  await expectInView(2, 3, 4);
  focus(list);
  await userEvent.keyboard('{ArrowLeft}');
  await expectInView(3, 4, 5);
});

test('follows a swipe, and does not throw out who is in a slide', async () => {
  await render(<Sample {...one} />);
  await expectInView(1);
  focus(region.getByRole('link', { name: 'Item 1' }));
  list.element().scrollBy({ left: 5000 });
  await expectInView(1, 5);
  expect(document.activeElement?.textContent).toBe('Item 1');
  focus(outside('After'));
  await expectInView(5);
});

test('the empty text of a condition is no slide', async () => {
  await render(<Sample>{['', ...slidesOf(1, 2)]}</Sample>);
  expect(list.element().children).toHaveLength(2);
});

test('tells which slides are in view, others too that take the place of as many', async () => {
  const onVisibleChange = vi.fn<(visible: readonly number[]) => void>();
  const { rerender } = await render(<Sample onVisibleChange={onVisibleChange} />);
  await expect.poll(() => onVisibleChange.mock.lastCall).toEqual([[0, 1, 2]]);
  await rerender(<Sample onVisibleChange={onVisibleChange}>{slidesOf(6, 7, 8, 9, 10)}</Sample>);
  await expectInView(1, 2, 3);
  await next.click();
  await expectInView(2, 3, 4);
  expect(onVisibleChange.mock.lastCall).toEqual([[1, 2, 3]]);
  // The same ones in another order.
  await rerender(<Sample onVisibleChange={onVisibleChange}>{slidesOf(7, 6, 10, 9, 8)}</Sample>);
  await previous.click();
  await expectInView(1, 2, 3);
});

describe('that advances by itself', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

  test('advances in silence, and loops', async () => {
    // A minute, because a poll advances the clock by 50 ms at each vain try.
    await mountRotating(60_000);
    await expectStill(50_000);
    for (const places of [
      [2, 3, 4],
      [3, 4, 5],
      [1, 2, 3],
    ]) {
      vi.advanceTimersToNextTimer();
      await expectInView(...places);
    }
  });

  test('is stopped by pause for good', async () => {
    await render(<Sample {...everyTwoSeconds} />);
    await pause.click();
    await expect.element(start).toBeVisible();
    focus(outside('After'));
    await expectResting();
    await start.click();
    await pointerAway();
    focus(outside('After'));
    await expectRunning();
  });

  test('goes on when the slide that had the focus is replaced, which is out of reach again', async () => {
    const hourly = { autoAdvanceMs: 3_600_000 };
    const { rerender } = await render(<Sample {...hourly} />);
    await pointerAway();
    focus(outside('Before'));
    for (let stops = 0; stops < 5; stops += 1) await userEvent.tab();
    await expect.element(region.getByRole('link', { name: 'Item 1' })).toHaveFocus();
    await expectPolite();
    await rerender(<Sample {...hourly}>{slidesOf(6, 7, 8, 9, 10)}</Sample>);
    await expectRunning();
    list.element().scrollTo({ left: 5000 });
    await expectInView(3, 4, 5);
  });

  test('rests off screen', async () => {
    await render(
      <>
        <Sample {...everyTwoSeconds} />
        <div style={{ height: '3000px' }} />
        <button type="button">Bottom</button>
      </>,
    );
    await pointerAway();
    await expectRunning();
    page.getByRole('button', { name: 'Bottom' }).element().scrollIntoView();
    await expectStill();
    window.scrollTo(0, 0);
    vi.advanceTimersByTime(2000);
    await expectInView(2, 3, 4);
  });

  test('rests on a hidden tab', async () => {
    await mountRotating(2000);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await expectStill();
    hidden.mockRestore();
    vi.advanceTimersByTime(2000);
    await expectInView(2, 3, 4);
  });

  test('rests while `Suspense` hides it, and goes on', async () => {
    const never = new Promise<string>(() => {});
    const Late = () => use(never);
    const withLate = (late: boolean) => (
      <Suspense>
        <Sample {...everyTwoSeconds} />
        {late && <Late />}
      </Suspense>
    );
    const { rerender } = await render(withLate(false));
    await pointerAway();
    await expectRunning();
    await rerender(withLate(true));
    expect(vi.getTimerCount()).toBe(0);
    await rerender(withLate(false));
    await pointerAway();
    vi.advanceTimersByTime(2000);
    await expectInView(2, 3, 4);
  });

  test('stands still under reduced motion, its controls still work', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    await render(<Sample {...everyTwoSeconds} />);
    await pointerAway();
    await expect.element(start).toBeVisible();
    await expectResting();
    await next.click();
    await expectInView(2, 3, 4);
  });

  test('stands still while the page pauses all motion', async () => {
    const { dataset } = document.documentElement;
    dataset['setuMotion'] = 'paused';
    await render(<Sample {...everyTwoSeconds} />);
    await pointerAway();
    await expectResting();
    expect(list.element().scrollLeft).toBe(0);
    // Its own button still starts it, until all motion is paused again.
    await start.click();
    await pointerAway();
    await expectRunning();
    delete dataset['setuMotion'];
    await expectRunning();
    dataset['setuMotion'] = 'paused';
    await expectResting();
  });

  test('keeps what its own button has set, where it is hidden and shown again', async () => {
    const { hide, show } = await renderInActivity(<Sample autoAdvanceMs={3_600_000} />);
    await pause.click();
    await hide();
    await show();
    await expect.element(start).toBeVisible();
  });
});

test('from the server, is a focusable list that scrolls, with every slide in reach, and hydrates', async () => {
  const { hydrate, html } = renderOnServer(<Sample autoAdvanceMs={60_000} />);
  expect(html).not.toContain('inert');
  expect(html).not.toContain('style=');
  await expectInView(1, 2, 3, 4, 5);
  await expect.element(list).toHaveAttribute('tabindex', '0');
  list.element().scrollBy({ left: 5000 });
  await expect.poll(() => list.element().scrollLeft).toBeGreaterThan(0);
  await hydrate();
  await expectInView(3, 4, 5);
  await expect.element(pause).toBeVisible();
});
