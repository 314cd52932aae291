import { expect, test } from 'vitest';
import {
  Carousel,
  ModeSwitch,
  MotionSwitch,
  NavMenu,
  SignInForm,
  VideoCarousel,
} from '../index.ts';
import { pixel, renderOnServer } from '../testing/browser.ts';

// The contracts that the README gives a page's own script, under "Before React arrives".

test('a carousel says how often it advances, and ends with the track that holds its slides', () => {
  const { container } = renderOnServer(
    <>
      <Carousel label="Things" autoAdvanceMs={2000}>
        <p>One</p>
        <p>Two</p>
      </Carousel>
      <Carousel label="Still">
        <p>One</p>
        <p>Two</p>
      </Carousel>
    </>,
  );
  const [carousel, ...others] = container.querySelectorAll<HTMLElement>('[data-auto-advance]');
  expect(others).toEqual([]);
  expect(carousel?.tagName).toBe('SECTION');
  expect(carousel?.dataset['autoAdvance']).toBe('2000');
  const slides = [...(carousel?.lastElementChild?.children ?? [])];
  expect(slides.map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
});

test('the link to a video gives way to a button under the same parent', async () => {
  const { container, hydrate } = renderOnServer(
    <VideoCarousel
      label="Videos"
      videos={[
        { id: 'a', title: 'A', poster: { src: pixel }, source: { kind: 'youtube', id: 'a' } },
      ]}
    />,
  );
  const link = container.querySelector('a[data-react]');
  const parent = link?.parentElement;
  expect(link?.getAttribute('aria-label')).toBe('Play video: A');
  await hydrate();
  expect(link?.isConnected).toBe(false);
  expect(parent?.querySelector('button')?.getAttribute('aria-label')).toBe('Play video: A');
});

test.for([
  ['mode', ModeSwitch, ['system', 'light', 'dark']],
  ['motion', MotionSwitch, ['running', 'paused']],
] as const)('the switch of %s is known by its attribute, its radios by their values', (row) => {
  const [setting, Switch, values] = row;
  const { container } = renderOnServer(<Switch />);
  const radios = container.querySelectorAll<HTMLInputElement>(
    `[data-setting="${setting}"] [type=radio]`,
  );
  expect([...radios].map(({ value }) => value)).toEqual(values);
});

test('what marks an open dropdown is a popover within the nav', () => {
  const { container } = renderOnServer(
    <NavMenu
      label="Main"
      items={[{ title: 'Courses', items: [{ title: 'One', href: '/one' }] }]}
    />,
  );
  const button = container.querySelector('button');
  const marker = container.querySelector('nav [popover]');
  expect(marker?.id).toBe(button?.getAttribute('popovertarget'));
});

test('a press of a button that sends nothing is kept for React', () => {
  const { container } = renderOnServer(<SignInForm appStore={{ label: 'Our app', href: '#' }} />);
  expect(container.querySelector('[type=submit]')?.matches('[data-react]')).toBe(true);
});
