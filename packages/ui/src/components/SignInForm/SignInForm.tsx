import { type AccountFormProps, AccountForm } from './AccountForm.tsx';
import { type AccountFormLabels, accountFormLabels } from './accountFormLabels.ts';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';

export type SignInFormLabels = AccountFormLabels;

const defaultLabels: SignInFormLabels = {
  heading: 'Sign in',
  appText: 'Students sign in through our app. Signing in on this website is not available.',
  triedHeading: 'Please sign in through the app',
  ...accountFormLabels,
  submit: 'Sign in',
  google: 'Sign in with Google',
  otherText: 'New here?',
  other: 'Create an account',
};

export interface SignInFormProps extends UiProps, AccountFormProps {
  labels?: PartialLabels<SignInFormLabels> | undefined;
}

/** Sends nothing, but says that students sign in through the app. `ref` is the root `<form>`. */
export function SignInForm({ labels: ownLabels, ui, ...rest }: SignInFormProps) {
  const labels = useLabels('signInForm', defaultLabels, ownLabels, ui);
  return <AccountForm {...rest} labels={labels} passwordAutoComplete="current-password" />;
}
