import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { expectLink } from '../../internal/testing/expect.ts';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import type { LinkComponentProps } from '../UiProvider/UiProvider.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { TextLink } from './TextLink.tsx';

const RouterLink = ({ children, ...rest }: LinkComponentProps) => (
  <a data-router="" {...rest}>
    {children}
  </a>
);

test('is a link of the site’s router, but for other sites and files', async () => {
  await renderAndHydrate(
    <UiProvider linkComponent={RouterLink}>
      <p>
        <TextLink href="/alumni">Alumni</TextLink>,{' '}
        <TextLink href="https://upsc.gov.in">UPSC</TextLink>,{' '}
        <TextLink href="/brochure.pdf" download>
          Brochure
        </TextLink>
      </p>
    </UiProvider>,
  );
  await expectLink('Alumni', '/alumni');
  const routed = (name: string) =>
    page.getByRole('link', { name }).element().matches('[data-router]');
  expect(['Alumni', 'UPSC', 'Brochure'].map(routed)).toEqual([true, false, false]);
});

test('leaves the words of an unsafe address', async () => {
  await renderAndHydrate(<TextLink href="javascript:alert(1)">Words</TextLink>);
  await expect.element(page.getByText('Words')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

test('has an arrow that is no part of its name, and that follows the direction of reading', async () => {
  const { container } = await renderAndHydrate(
    <TextLink href="/more" arrow="forward">
      All courses
    </TextLink>,
  );
  const link = page.getByRole('link', { name: 'All courses', exact: true });
  const arrow = () =>
    link.element().querySelector('svg')?.getBoundingClientRect().left ?? Number.NaN;
  const middle = () => {
    const { left, right } = link.element().getBoundingClientRect();
    return (left + right) / 2;
  };
  expect(arrow()).toBeGreaterThan(middle());
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  container.dir = 'rtl';
  expect(arrow()).toBeLessThan(middle());
});

test('is printed within a text alone', async () => {
  await renderAndHydrate(
    <>
      <TextLink href="/a">Within</TextLink>
      <TextLink href="/b" arrow="back">
        Back
      </TextLink>
    </>,
  );
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(page.getByText('Back')).not.toBeVisible();
  await expect.element(page.getByText('Within')).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});
