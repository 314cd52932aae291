import { expect, test } from 'vitest';
import { emulate, expectLink, page, renderAndHydrate } from '../../testing/browser.ts';
import { type LinkComponentProps, UiProvider } from '../UiProvider/UiProvider.tsx';
import { TextLink } from './TextLink.tsx';

const RouterLink = ({ children, ...rest }: LinkComponentProps) => (
  <a data-router="" {...rest}>
    {children}
  </a>
);

test('is a link of the site’s router, and words alone where the address is unsafe', async () => {
  await renderAndHydrate(
    <UiProvider linkComponent={RouterLink}>
      <TextLink href="/alumni">Alumni</TextLink>
      <TextLink href="javascript:alert(1)">Words</TextLink>
    </UiProvider>,
  );
  await expectLink('Alumni', '/alumni');
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.matches('[data-router]'))).toEqual([true]);
  await expect.element(page.getByText('Words')).toBeVisible();
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
  await emulate('print');
  await expect.element(page.getByText('Back')).not.toBeVisible();
  await expect.element(page.getByText('Within')).toBeVisible();
});
