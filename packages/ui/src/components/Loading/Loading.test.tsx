import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { Loading } from './Loading.tsx';

test('says so as a status', async () => {
  await renderAndHydrate(<Loading />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading...');
});
