import { expect, test } from 'vitest';
import { page, render } from '../../internal/testing.ts';
import { accountSuite } from './accountSuite.tsx';
import { SignInForm } from './SignInForm.tsx';

accountSuite({
  Form: SignInForm,
  name: 'Sign in',
  submit: 'Sign in',
  google: 'Sign in with Google',
  other: 'Create an account',
  answer: 'Please sign in through the app',
});

test('lets a password manager fill it in', async () => {
  await render(<SignInForm appStore={{ label: 'App', href: '/app' }} />);
  await expect
    .element(page.getByLabelText('Password', { exact: true }))
    .toHaveAttribute('autocomplete', 'current-password');
});
