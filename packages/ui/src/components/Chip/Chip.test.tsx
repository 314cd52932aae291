import { expect, test } from 'vitest';
import { expectLink, page, renderAndHydrate } from '../../testing/browser.ts';
import { ResourceCard } from '../ResourceCard/ResourceCard.tsx';
import { Section } from '../Section/Section.tsx';
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

test('stands out from the brand and from a card on it', async () => {
  await renderAndHydrate(
    <Section heading="Talks" tone="brand">
      <ResourceCard title="Rivers" category="Economy" href="/rivers" />
    </Section>,
  );
  const grounds = [page.getByRole('region'), page.getByRole('article'), page.getByText('Economy')];
  const colours = grounds.map((one) => getComputedStyle(one.element()).backgroundColor);
  expect(new Set(colours).size).toBe(3);
});
