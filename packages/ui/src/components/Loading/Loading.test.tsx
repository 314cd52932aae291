import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { Loading } from './Loading.tsx';

test('says so as a status', async () => {
  await renderAndHydrate(<Loading />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading...');
});
