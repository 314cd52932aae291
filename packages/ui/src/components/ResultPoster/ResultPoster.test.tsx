import { createRef } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../internal/testing/axe.ts';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { pixel } from '../../internal/testing/pixel.ts';
import '../../internal/testing/theme.ts';
import { ResultPoster } from './ResultPoster.tsx';

const result = {
  heading: 'UPSC 2024 results',
  image: { src: pixel, alt: 'The results of 2024', width: 800, height: 1000 },
  action: { label: 'WhatsApp us for details', href: 'https://wa.me/1' },
};

it('shows the picture of a result and whom to ask about it', async () => {
  const back = { href: '/selections', label: 'All results' };
  const { container } = await render(<ResultPoster {...result} text="Ask us." back={back} />);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'UPSC 2024 results' }))
    .toBeVisible();
  await expect.element(page.getByRole('img', { name: 'The results of 2024' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'WhatsApp us for details' }))
    .toHaveAttribute('href', 'https://wa.me/1');
  await expect.element(page.getByRole('link', { name: 'All results' })).toBeVisible();
  await expect.element(page.getByText('Ask us.')).toBeVisible();
  await expectAccessible(container);
});

it('keeps the words of a picture that is broken', async () => {
  const image = { ...result.image, src: '/no-such-picture.png' };
  const { container } = await render(<ResultPoster {...result} image={image} />);
  await expect.poll(() => container.querySelector('img')).toBeNull();
  await expect.element(page.getByRole('img', { name: 'The results of 2024' })).toBeVisible();
});

it('hydrates, and gives its root as ref', async () => {
  const ref = createRef<HTMLDivElement>();
  await renderAndHydrate(<ResultPoster ref={ref} id="result" {...result} />);
  expect(ref.current?.id).toBe('result');
});
