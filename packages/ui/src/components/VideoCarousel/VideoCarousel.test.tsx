import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, pixel, render, renderOnServer, userEvent } from '../../testing/browser.ts';
import { type VideoCarouselProps, VideoCarousel } from './VideoCarousel.tsx';
import type { Video } from './video.ts';

const file = (id: string): Video => ({
  id,
  title: `Talk ${id}`,
  poster: { src: pixel },
  source: {
    kind: 'file',
    src: `/clips/${id}.mp4`,
    type: 'video/mp4',
    captions: [{ src: `/clips/${id}.vtt`, srcLang: 'en', label: 'English' }],
  },
});
const videos: Video[] = [
  file('a'),
  { id: 'y', title: 'Talk y', poster: { src: pixel }, source: { kind: 'youtube', id: 'a b"<' } },
  file('b'),
  { ...file('c'), href: '/videos/c' },
];

const play = (id: string) => page.getByRole('button', { name: `Play video: Talk ${id}` });
const list = () => page.getByRole('group', { name: 'Slides' });
const link = (id: string) => page.getByRole('link', { name: `Play video: Talk ${id}` });
async function leave() {
  await page.getByRole('button', { name: 'After' }).click();
  await userEvent.hover(page.getByRole('button', { name: 'After' }));
}
const show = (props?: Partial<VideoCarouselProps>) =>
  render(
    <>
      <VideoCarousel label="Toppers" videos={videos} {...props} />
      <button type="button">After</button>
    </>,
  );
const players = (container: Element) => container.querySelectorAll('video, iframe');

beforeEach(async () => {
  await page.viewport(1100, 700);
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*youtube*', '*/clips/*'] });
});

test('the keyboard stops once at each video in view', async () => {
  await show();
  await expect.poll(() => (list().element().lastElementChild as HTMLElement).inert).toBe(true);
  (list().element() as HTMLElement).focus();
  for (const stop of [play('a'), play('y'), play('b'), page.getByText('After')]) {
    await userEvent.tab();
    await expect.element(stop).toHaveFocus();
  }
});

test('shows posters, and loads no video before it is asked for', async () => {
  const { container } = await show();
  await expect.element(play('a')).toBeVisible();
  expect(players(container)).toHaveLength(0);
});

test('forgets an open video that its parent takes away', async () => {
  const { container, rerender } = await render(<VideoCarousel label="Toppers" videos={videos} />);
  await play('a').click();
  expect(players(container)).toHaveLength(1);
  await rerender(<VideoCarousel label="Toppers" videos={[file('b')]} />);
  await rerender(<VideoCarousel label="Toppers" videos={videos} />);
  await expect.element(play('a')).toBeVisible();
  expect(players(container)).toHaveLength(0);
});

test('shows the focus around the frame, where it stands out from any picture', async () => {
  const { container } = await show();
  const isRinged = (within: Element | null | undefined) =>
    getComputedStyle(within?.parentElement as Element).outlineStyle === 'solid';
  (list().element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(play('a')).toHaveFocus();
  expect(isRinged(play('a').element())).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(container.querySelector('video'));
  expect(isRinged(document.activeElement)).toBe(true);
});

test('plays one at a time, with captions, and moves focus to it', async () => {
  const { container } = await show();
  await play('a').click();
  const video = container.querySelector('video');
  expect(video?.getAttribute('aria-label')).toBe('Talk a');
  expect(video?.controls).toBe(true);
  expect(video?.querySelector('source')?.getAttribute('src')).toBe('/clips/a.mp4');
  expect(video?.querySelector('track')?.srclang).toBe('en');
  expect(document.activeElement).toBe(video);
  await play('b').click();
  expect(players(container)).toHaveLength(1);
  expect(container.querySelector('video')?.getAttribute('aria-label')).toBe('Talk b');
  await expect.element(play('a')).toBeVisible();
});

test('takes YouTube from the address without cookies, the id escaped', async () => {
  const { container } = await show();
  await play('y').click();
  const frame = container.querySelector('iframe');
  expect(frame?.title).toBe('Talk y');
  expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a%20b%22%3C\?/);
});

test('comes back to the poster at the end, with the focus that was on the video', async () => {
  const { container } = await show();
  await play('a').click();
  container.querySelector('video')?.dispatchEvent(new Event('ended'));
  await expect.element(play('a')).toHaveFocus();
  expect(players(container)).toHaveLength(0);
});

test('does not advance while a video is open', async () => {
  const { container } = await show({ autoAdvanceMs: 600_000 });
  await leave();
  await expect.element(list()).toHaveAttribute('aria-live', 'off');
  await play('a').click();
  await leave();
  await expect.element(list()).toHaveAttribute('aria-live', 'polite');
  container.querySelector('video')?.dispatchEvent(new Event('ended'));
  await expect.element(list()).toHaveAttribute('aria-live', 'off');
});

test('a video that was scrolled away leaves the focus with its button', async () => {
  const { container } = await show();
  (play('a').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => players(container)[0] === document.activeElement).toBe(true);
  list().element().scrollTo({ left: 5000 });
  await expect.poll(() => players(container).length).toBe(0);
  await expect.element(play('a')).toHaveFocus();
});

test('the next video keeps the focus that the last one had', async () => {
  const { container } = await show();
  await play('b').click();
  await expect.poll(() => players(container)[0] === document.activeElement).toBe(true);
  (play('a').element() as HTMLElement).click();
  await expect.element(play('b')).toBeVisible();
  expect(players(container)[0]).toBe(document.activeElement);
});

test('a video plays on where fewer fit since the device was turned', async () => {
  const { container } = await show();
  await play('b').click();
  const player = players(container)[0] as HTMLElement;
  await page.viewport(700, 700);
  await expect.element(player).toBeInViewport({ ratio: 0.9 });
  expect(players(container)[0]).toBe(player);
  // Once the turn is over.
  const playersLeft = () => {
    list().element().scrollTo({ left: 0 });
    return players(container).length;
  };
  await expect.poll(playersLeft).toBe(0);
});

test('a video that is scrolled away stops on a page that was enlarged by a pinch', async () => {
  const { container } = await show();
  await play('a').click();
  const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(500);
  onTestFinished(() => width.mockRestore());
  list().element().scrollTo({ left: 5000 });
  await expect.poll(() => players(container)).toHaveLength(0);
});

test('slides go on after a swipe that began on a video and has ended it', async () => {
  const { container } = await show({ autoAdvanceMs: 600_000 });
  await play('a').click();
  const [video] = players(container);
  await leave();
  video?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  list().element().scrollTo({ left: 5000 });
  await expect.poll(() => players(container)).toHaveLength(0);
  await leave();
  await expect.element(list()).toHaveAttribute('aria-live', 'polite');
  video?.dispatchEvent(new Event('touchend'));
  await expect.element(list()).toHaveAttribute('aria-live', 'off');
});

test('from the server, links to each video, and keeps the focus of who stands on a link', async () => {
  const { hydrate } = renderOnServer(<VideoCarousel label="Toppers" videos={videos} />);
  await expect.element(link('a')).toHaveAttribute('href', '/clips/a.mp4');
  await expect
    .element(link('y'))
    .toHaveAttribute('href', 'https://www.youtube.com/watch?v=a%20b%22%3C');
  await expect.element(link('c')).toHaveAttribute('href', '/videos/c');
  (link('b').element() as HTMLElement).focus();
  await hydrate();
  await expect.element(play('b')).toHaveFocus();
  expect(page.getByRole('link').elements()).toHaveLength(0);
});
