import { expect, test } from 'vitest';
import { page, render } from '../../testing/browser.ts';
import { RegisterForm } from './RegisterForm.tsx';

// What it shares with SignInForm is tested there.

test('lets a password manager propose a new password', async () => {
  await render(<RegisterForm appStore={{ label: 'App', href: '/app' }} />);
  const password = page.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
});
