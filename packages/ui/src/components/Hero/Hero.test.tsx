import { expect, test } from 'vitest';
import { page, pixel, renderAndHydrate } from '../../testing/browser.ts';
import { Hero } from './Hero.tsx';

test('names the heading for the page, and fetches the picture first, in its size', async () => {
  const image = { src: pixel, alt: 'A bridge', width: 640, height: 480 };
  await renderAndHydrate(<Hero heading="Setu" image={image} />);
  await expect.element(page.getByRole('heading')).toHaveAttribute('id', 'page-heading');
  const picture = page.getByRole('img', { name: 'A bridge' });
  await expect.element(picture).toHaveAttribute('width', '640');
  await expect.element(picture).toHaveAttribute('fetchpriority', 'high');
});
