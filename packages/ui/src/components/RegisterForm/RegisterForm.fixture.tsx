import { fixture, hindi, long, unbroken } from '../../internal/testing/Fixture.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const appStore = { label: unbroken, href: 'https://example.com/app' };

export default fixture({
  component: RegisterForm,
  refElement: 'form',
  hasClientLinks: true,
  empty: { appStore },
  full: {
    appStore,
    forgotHref: '/forgot',
    otherHref: '/sign-in',
    headingLevel: 1,
    labels: { heading: unbroken, appText: long, email: unbroken, password: hindi },
  },
});
