import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { Container } from './Container.tsx';

test('keeps content off the edges of a narrow window and within the width of a wide one', async () => {
  await page.viewport(320, 640);
  await renderAndHydrate(
    <Container>
      <p>Content</p>
    </Container>,
  );
  const content = page.getByText('Content').element();
  document.body.style.margin = '0';
  expect(content.getBoundingClientRect().left).toBe(16);
  await page.viewport(1440, 640);
  expect(content.getBoundingClientRect().width).toBe(1200);
  await page.viewport(2560, 640);
  expect(content.getBoundingClientRect().width).toBe(1408);
});
