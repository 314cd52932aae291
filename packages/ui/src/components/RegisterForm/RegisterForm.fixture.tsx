import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { RegisterForm } from './RegisterForm.tsx';

const appStore = { label: unbroken, href: 'https://example.com/app' };

export const fixtures: readonly Fixture[] = [
  {
    name: 'RegisterForm',
    refElement: 'form',
    empty: (root) => <RegisterForm {...root} appStore={appStore} />,
    full: (root) => (
      <RegisterForm
        {...root}
        appStore={appStore}
        forgotHref="/forgot"
        otherHref="/sign-in"
        headingLevel={1}
        labels={{ heading: unbroken, appText: long, email: unbroken, password: hindi }}
      />
    ),
  },
];
