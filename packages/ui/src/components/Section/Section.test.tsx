import { expect, test } from 'vitest';
import { emulate, page, renderAndHydrate } from '../../testing/browser.ts';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

test('is left off the paper where it is for the screen alone', async () => {
  await renderAndHydrate(
    <>
      <Section heading="Articles">Text</Section>
      <Section heading="Archive" layout="aside" screenOnly>
        Links
      </Section>
    </>,
  );
  await expect.element(page.getByText('Links')).toBeVisible();
  await emulate('print');
  await expect.element(page.getByText('Links')).not.toBeVisible();
  await expect.element(page.getByText('Text')).toBeVisible();
});

test('in a band, accents are on paper as black as the rest', async () => {
  await renderAndHydrate(
    <Section heading="Fees" tone="brand">
      <Text tone="accent">From ₹500</Text>
    </Section>,
  );
  const colorOf = (text: string) => getComputedStyle(page.getByText(text).element()).color;
  expect(colorOf('From ₹500')).not.toBe(colorOf('Fees'));
  await emulate('print');
  expect(colorOf('From ₹500')).toBe(colorOf('Fees'));
});
