import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { ResourceCard } from '../ResourceCard/ResourceCard.tsx';
import { Section } from '../Section/Section.tsx';

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
