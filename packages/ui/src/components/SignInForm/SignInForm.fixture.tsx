import { fixture, hindi, long, unbroken } from '../../internal/testing/Fixture.tsx';
import { SignInForm } from './SignInForm.tsx';

const appStore = { label: unbroken, href: 'https://example.com/app' };

export default fixture({
  component: SignInForm,
  refElement: 'form',
  hasClientLinks: true,
  empty: { appStore },
  full: {
    appStore,
    forgotHref: '/forgot',
    otherHref: '/register',
    headingLevel: 1,
    labels: { heading: unbroken, appText: long, email: unbroken, password: hindi },
  },
});
