import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { SignInForm } from './SignInForm.tsx';

const appStore = { label: unbroken, href: 'https://example.com/app' };

/** Of either form for an account, which take the same props. */
export const accountFixture = (component: typeof SignInForm) =>
  fixture({
    component,
    hasClientLinks: true,
    empty: { appStore },
    full: {
      appStore,
      forgotHref: '/forgot',
      otherHref: '/other',
      headingLevel: 1,
      labels: { heading: unbroken, appText: long, email: unbroken, password: hindi },
    },
  });

export default accountFixture(SignInForm);
