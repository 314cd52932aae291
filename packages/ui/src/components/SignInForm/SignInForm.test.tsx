import { describe, expect, test } from 'vitest';
import { expectLink, page, render, renderOnServer, userEvent } from '../../testing/browser.ts';
import { RegisterForm } from '../RegisterForm/RegisterForm.tsx';
import { SignInForm } from './SignInForm.tsx';

const appStore = { label: 'Get the app', href: 'https://example.com/app' };
const status = page.getByRole('status');
const password = page.getByLabelText('Password', { exact: true });

// Both account forms must send nothing, and say so.
describe.for([
  {
    Form: SignInForm,
    name: 'Sign in',
    submit: 'Sign in',
    google: 'Sign in with Google',
    other: 'Create an account',
    answer: 'Please sign in through the app',
    autoComplete: 'current-password',
  },
  {
    Form: RegisterForm,
    name: 'Create an account',
    submit: 'Register',
    google: 'Sign up with Google',
    other: 'Sign in',
    answer: 'Please register through the app',
    autoComplete: 'new-password',
  },
])('$name', ({ Form, name, submit, google, other, answer, autoComplete }) => {
  test('always says where students sign in, with the store link', async () => {
    await render(<Form appStore={appStore} otherHref="/other" />);
    await expect.element(page.getByRole('form', { name })).toBeVisible();
    await expect.element(status).toMatchTextContent('through our app');
    await expectLink('Get the app', appStore.href);
    await expectLink(other, '/other');
  });

  test.for([submit, google])('"%s" leads nowhere and says so', async (button) => {
    await render(<Form appStore={appStore} />);
    const before = location.href;
    await userEvent.click(page.getByRole('button', { name: button, exact: true }));
    await expect.element(status).toMatchTextContent(answer);
    expect(status.element().contains(document.activeElement)).toBe(true);
    expect(location.href).toBe(before);
  });

  test('sends nothing before React arrives: no password ends up in an address', async () => {
    const { container, hydrate } = renderOnServer(<Form appStore={appStore} />);
    const before = location.href;
    await userEvent.fill(page.getByRole('textbox', { name: 'Email address' }), 'a@example.com');
    await userEvent.fill(password, 'secret');
    expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: submit, exact: true }));
    expect(location.href).toBe(before);
    const show = page.getByRole('button', { name: 'Show password' });
    await expect.element(show).not.toBeInTheDocument();
    await hydrate();
    await expect.element(password).toHaveValue('secret');
  });

  test('leads a student without a password to the line about the app, or to `forgotHref`', async () => {
    const screen = await render(<Form appStore={appStore} />);
    const forgot = page.getByRole('link', { name: 'Forgot password?' });
    await expect.element(forgot).toHaveAttribute('href', `#${status.element().id}`);
    await screen.rerender(<Form appStore={appStore} forgotHref="/reset" />);
    await expect.element(forgot).toHaveAttribute('href', '/reset');
  });

  test('lets a password manager fill in a password, or propose a new one', async () => {
    await render(<Form appStore={appStore} />);
    await expect.element(password).toHaveAttribute('autocomplete', autoComplete);
  });
});
