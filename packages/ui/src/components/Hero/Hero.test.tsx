import { expect, test } from 'vitest';
import { expectLink, page, renderAndHydrate } from '../../internal/testing.ts';
import { Hero } from './Hero.tsx';

const pixel = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

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
