import { expect, test } from 'vitest';
import { page, render } from '../../internal/testing.ts';
import { accountSuite } from '../SignInForm/accountSuite.tsx';
import { RegisterForm } from './RegisterForm.tsx';

accountSuite({
  Form: RegisterForm,
  name: 'Create an account',
  submit: 'Register',
  google: 'Sign up with Google',
  other: 'Sign in',
  answer: 'Please register through the app',
});

test('lets a password manager propose a new password', async () => {
  await render(<RegisterForm appStore={{ label: 'App', href: '/app' }} />);
  await expect
    .element(page.getByLabelText('Password', { exact: true }))
    .toHaveAttribute('autocomplete', 'new-password');
});
