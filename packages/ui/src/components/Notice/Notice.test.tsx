import { expect, test } from 'vitest';
import { page, render } from '../../testing/browser.ts';
import { contrastRatio } from '../../theme/contrast.ts';
import { Section } from '../Section/Section.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Notice } from './Notice.tsx';

test.for(['success', 'danger'] as const)('is readable on a brand band: %s', async (tone) => {
  await render(
    <Section heading="Courses" tone="brand">
      <Notice tone={tone} heading="Said" actions={[{ label: 'Try again', onClick: () => {} }]} />
      <TextField label="Name" error="Enter your name" />
    </Section>,
  );
  const colorOf = (element: Element | null, property: 'color' | 'backgroundColor') =>
    element ? getComputedStyle(element)[property] : '';
  const notice = page.getByText('Said').element().parentElement?.parentElement ?? null;
  const band = page.getByRole('region').element();
  for (const [text, ground] of [
    [page.getByText('Said'), notice],
    [page.getByRole('button'), notice],
    [page.getByText('Enter your name'), band],
  ] as const) {
    const ratio = contrastRatio(
      colorOf(text.element(), 'color'),
      colorOf(ground, 'backgroundColor'),
    );
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  }
});
