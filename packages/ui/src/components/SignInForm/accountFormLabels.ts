export interface AccountFormLabels {
  /** The heading, or the form's name when the page has a heading of its own. */
  heading: string;
  /** Says that students sign in through the app; always shown. */
  appText: string;
  /** Heading of that text after an attempt to sign in here. */
  triedHeading: string;
  email: string;
  password: string;
  /** The visible text, short, of the button that shows the password. */
  show: string;
  hide: string;
  /** The button's accessible name, which starts with its visible text. */
  showPassword: string;
  hidePassword: string;
  submit: string;
  or: string;
  google: string;
  forgot: string;
  otherText: string;
  other: string;
}

export const accountFormLabels = {
  email: 'Email address',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  or: 'or',
  forgot: 'Forgot password?',
};
