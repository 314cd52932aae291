import { type AccountFormProps, AccountForm } from '../SignInForm/AccountForm.tsx';
import { type AccountFormLabels, accountFormLabels } from '../SignInForm/accountFormLabels.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';

export type RegisterFormLabels = AccountFormLabels;

const defaultLabels: RegisterFormLabels = {
  heading: 'Create an account',
  appText:
    'Students register and sign in through our app. Registering on this website is not available.',
  triedHeading: 'Please register through the app',
  ...accountFormLabels,
  submit: 'Register',
  google: 'Sign up with Google',
  otherText: 'Already registered?',
  other: 'Sign in',
};

export interface RegisterFormProps extends UiProps, AccountFormProps {
  labels?: PartialLabels<RegisterFormLabels> | undefined;
}

/** Sends nothing, but says that students register through the app. `ref` is the root `<form>`. */
export function RegisterForm({ labels: ownLabels, ui, ...rest }: RegisterFormProps) {
  const labels = useLabels('registerForm', defaultLabels, ownLabels, ui);
  return <AccountForm {...rest} labels={labels} passwordAutoComplete="new-password" />;
}
