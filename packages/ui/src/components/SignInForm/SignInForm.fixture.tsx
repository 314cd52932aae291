import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { SignInForm } from './SignInForm.tsx';

const appStore = { label: unbroken, href: 'https://example.com/app' };

export const fixtures: readonly Fixture[] = [
  {
    name: 'SignInForm',
    refElement: 'form',
    empty: (root) => <SignInForm {...root} appStore={appStore} />,
    full: (root) => (
      <SignInForm
        {...root}
        appStore={appStore}
        forgotHref="/forgot"
        otherHref="/register"
        headingLevel={1}
        labels={{ heading: unbroken, appText: long, email: unbroken, password: hindi }}
      />
    ),
  },
];
