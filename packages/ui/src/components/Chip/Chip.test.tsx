import { expect, test } from 'vitest';
import { expectLink } from '../../internal/testing/expect.ts';
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
  await expectLink('Economy', '/economy');
});
