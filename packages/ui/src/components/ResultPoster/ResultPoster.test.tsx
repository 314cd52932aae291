import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
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

describe('people', () => {
  const asha = {
    name: 'Asha Verma',
    rank: 17,
    year: 2024,
    course: 'Foundation',
    duration: '12 months',
    paid: true,
    consent: true,
  };

  it('stand with the course that they took, in the same letters as their rank', async () => {
    const people = [asha, { ...asha, name: 'Ravi Rao', rank: 44, paid: false }];
    const { container } = await render(<ResultPoster {...result} people={people} />);
    const items = [...container.querySelectorAll('li')];
    expect(items.map(({ innerText }) => innerText.split('\n'))).toEqual([
      ['Asha Verma, rank 17 in 2024', 'Course taken: Foundation, 12 months, paid'],
      ['Ravi Rao, rank 44 in 2024', 'Course taken: Foundation, 12 months, free'],
    ]);
    const looks = (text: string) => {
      const { fontSize, fontFamily, fontWeight, color } = getComputedStyle(
        page.getByText(text).element(),
      );
      return { fontSize, fontFamily, fontWeight, color };
    };
    expect(looks('Course taken: Foundation, 12 months, paid')).toEqual(
      looks('Asha Verma, rank 17 in 2024'),
    );
    await expectAccessible(container);
  });

  it('who have not agreed are not shown', async () => {
    const people = [{ ...asha, consent: false }];
    const { container } = await render(<ResultPoster {...result} people={people} />);
    expect(container.textContent).not.toContain('Asha');
    expect(container.querySelector('ul')).toBeNull();
  });
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
