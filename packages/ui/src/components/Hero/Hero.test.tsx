import { expect, test } from 'vitest';
import { expectLink, page, pixel, renderAndHydrate } from '../../testing/browser.ts';
import { Hero } from './Hero.tsx';

test('is the h1 with its text, its action and its picture', async () => {
  await renderAndHydrate(
    <Hero
      heading="Your Bridge to Success"
      text="Spark passion, master governance, shape India's future."
      action={{ label: 'Study Together Now', href: '/contact' }}
      image={{ src: pixel, alt: 'A bridge', width: 640, height: 480 }}
    />,
  );
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Your Bridge to Success' }))
    .toHaveAttribute('id', 'page-heading');
  await expectLink('Study Together Now', '/contact');
  const image = page.getByRole('img', { name: 'A bridge' });
  await expect.element(image).toHaveAttribute('width', '640');
  await expect.element(image).toHaveAttribute('fetchpriority', 'high');
});
