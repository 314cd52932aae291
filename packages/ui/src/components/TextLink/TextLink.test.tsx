import { expect, test } from 'vitest';
import { emulate, page, renderAndHydrate } from '../../testing/browser.ts';
import { TextLink } from './TextLink.tsx';

test('is printed within a text alone', async () => {
  await renderAndHydrate(
    <>
      <TextLink href="/a">Within</TextLink>
      <TextLink href="/b" arrow="back">
        Back
      </TextLink>
    </>,
  );
  await emulate('print');
  await expect.element(page.getByText('Back')).not.toBeVisible();
  await expect.element(page.getByText('Within')).toBeVisible();
});
