import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { Chip } from './Chip.tsx';

test('is text, or a link with an address', async () => {
  await renderAndHydrate(
    <>
      <Chip id="polity">Polity</Chip>
      <Chip href="/economy">Economy</Chip>
    </>,
  );
  await expect.element(page.getByText('Polity')).toHaveAttribute('id', 'polity');
  await expect
    .element(page.getByRole('link', { name: 'Economy' }))
    .toHaveAttribute('href', '/economy');
});
