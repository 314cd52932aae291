import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Loading } from './Loading.tsx';

test('says so as a status', async () => {
  await renderAndHydrate(<Loading />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading...');
});

test('takes the text of the provider, and its own before that', async () => {
  await renderAndHydrate(
    <UiProvider labels={{ loading: { loading: 'लोड हो रहा है' } }}>
      <Loading data-which="first" />
      <Loading label="Sending..." />
    </UiProvider>,
  );
  const [first, second] = page.getByRole('status').all();
  expect(first?.element().textContent).toBe('लोड हो रहा है');
  expect(second?.element().textContent).toBe('Sending...');
});
