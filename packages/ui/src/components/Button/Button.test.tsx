import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { IconPhone } from '../../internal/drawings/icons.tsx';
import { renderAndHydrate } from '../../internal/testing/hydrate.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import type { LinkComponentProps } from '../UiProvider/UiProvider.tsx';
import { Button } from './Button.tsx';

function RouterLink({ children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} data-router="">
      {children}
    </a>
  );
}

test('does something: a button that submits nothing unless told to', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const ref = { current: null as HTMLButtonElement | null };
  await render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick} ref={ref}>
        Retry
      </Button>
    </form>,
  );
  const button = page.getByRole('button', { name: 'Retry' });
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(ref.current).toBe(button.element());
});

test('goes somewhere: a link, through the router within the site only', async () => {
  await render(
    <UiProvider linkComponent={RouterLink}>
      <Button href="/contact">Contact</Button>
      <Button href="tel:+910000000000" icon={<IconPhone />}>
        Call
      </Button>
      <Button href="/notes.pdf" download>
        Notes
      </Button>
    </UiProvider>,
  );
  await expect
    .element(page.getByRole('link', { name: 'Contact' }))
    .toHaveAttribute('data-router', '');
  for (const name of ['Call', 'Notes']) {
    await expect.element(page.getByRole('link', { name })).not.toHaveAttribute('data-router');
  }
});

test('an unsafe address becomes no link', async () => {
  await render(<Button href={'java\nscript:alert(1)'}>Buy</Button>);
  expect(page.getByRole('link').query()).toBeNull();
  await expect.element(page.getByText('Buy')).toBeVisible();
});

test('a disabled button does nothing', async () => {
  const onClick = vi.fn<() => void>();
  await render(
    <Button disabled onClick={onClick}>
      Send
    </Button>,
  );
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('is a target for a thumb', async () => {
  await renderAndHydrate(<Button>Retry</Button>);
  const { height } = page.getByRole('button').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
});

test('refuses what makes no sense', () => {
  const link = (
    // @ts-expect-error A link cannot be disabled.
    <Button href="/x" disabled>
      x
    </Button>
  );
  // @ts-expect-error A button says something.
  const silent = <Button type="submit" />;
  // @ts-expect-error Looks come from the theme.
  const styled = <Button className="mine">x</Button>;
  expect([link, silent, styled]).toHaveLength(3);
});
