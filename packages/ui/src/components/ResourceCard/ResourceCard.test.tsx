import { expect, test, vi } from 'vitest';
import { page, pixel, render, renderOnServer } from '../../testing/browser.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { ResourceCard } from './ResourceCard.tsx';

const card = { title: 'The Preamble', image: pixel, href: '/article/25', category: 'Polity' };

test('answers to a click anywhere on it', async () => {
  await render(<ResourceCard {...card} href="#there" />);
  await page.getByText('Polity').click({ force: true });
  expect(location.hash).toBe('#there');
});

test('says what is missing', async () => {
  await render(<ResourceCard href="/x" category="" />);
  await expect.element(page.getByRole('link', { name: 'Title not available' })).toBeVisible();
  await expect.element(page.getByText('Category not available')).toBeVisible();
});

const broken = <ResourceCard {...card} image="/no-such-picture.png" />;
const opacity = (container: Element) => container.querySelector('img')?.style.opacity;

test('keeps the place of a picture and shows the drawing behind one that is broken', async () => {
  const { container, rerender } = await render(broken);
  const frameHeight = () => container.querySelector('article > span')?.clientHeight;
  const before = frameHeight();
  await expect.poll(() => opacity(container)).toBe('0');
  expect(frameHeight()).toBe(before);
  await rerender(<ResourceCard {...card} image={pixel} />);
  expect(opacity(container)).toBe('');
});

test('notices a picture that broke before React arrived', async () => {
  const { container, hydrate } = renderOnServer(broken);
  const image = container.querySelector('img');
  await expect.poll(() => image?.complete).toBe(true);
  expect(opacity(container)).toBe('');
  await hydrate();
  await expect.poll(() => opacity(container)).toBe('0');
});

test('shows a drawing without a size of its own, which has no width in Firefox', async () => {
  const drawing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>';
  const { container, hydrate } = renderOnServer(<ResourceCard {...card} image={drawing} />);
  const image = container.querySelector('img') as HTMLImageElement;
  await image.decode();
  Object.defineProperty(image, 'naturalWidth', { value: 0 });
  const decode = vi.spyOn(image, 'decode');
  await hydrate();
  await decode.mock.results[0]?.value;
  expect(opacity(container)).toBe('');
});

test('of a server component, has a picture that breaks noticed by the provider', async () => {
  const fromServer = () => {
    const { container, html } = renderOnServer(broken);
    container.innerHTML = html.replace('<img', '<img data-picture=""');
    return container;
  };
  const before = fromServer();
  await expect.poll(() => before.querySelector('img')?.complete).toBe(true);
  const { unmount } = await render(<UiProvider>{null}</UiProvider>);
  await expect.poll(() => opacity(before)).toBe('0');
  const after = fromServer();
  await expect.poll(() => opacity(after)).toBe('0');
  await unmount();
});
