import { expect, test } from 'vitest';
import { expectHeading, expectLink } from '../../internal/testing/expect.ts';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { NotFound } from './NotFound.tsx';

const pixel = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

test('is the h1 with a way out', async () => {
  await renderAndHydrate(
    <NotFound heading="Oops. Page not found." action={{ label: 'Back to Home', href: '/' }} />,
  );
  await expectHeading(1, 'Oops. Page not found.');
  await expectLink('Back to Home', '/');
  expect(page.getByRole('img').query()).toBeNull();
});

test('shows a picture of its own instead of the drawing', async () => {
  const { container } = await renderAndHydrate(
    <NotFound
      heading="Selection Not Found"
      action={{ label: 'All results', href: '/selections' }}
      image={{ src: pixel, alt: 'A closed book', width: 600, height: 400 }}
    />,
  );
  await expect.element(page.getByRole('img', { name: 'A closed book' })).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeNull();
});

test('lists where else to go, and no list without such places', async () => {
  const notFound = { heading: 'Oops', action: { label: 'Back to Home', href: '/' } };
  const { rerender } = await render(
    <NotFound {...notFound} links={[{ label: 'Contact', href: '/contact' }]} />,
  );
  const link = page.getByRole('listitem').getByRole('link', { name: 'Contact' });
  await expect.element(link).toHaveAttribute('href', '/contact');
  await rerender(<NotFound {...notFound} />);
  expect(page.getByRole('list').query()).toBeNull();
});
