import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { navItems } from '../NavMenu/NavMenu.fixture.tsx';
import { SiteHeader } from './SiteHeader.tsx';

export default fixture({
  component: SiteHeader,
  empty: { logo: null, logoLabel: 'Home', items: [] },
  full: {
    logo: <svg aria-hidden="true" width="160" height="40" />,
    logoLabel: hindi,
    homeHref: '/start',
    searchHref: '/search',
    language: (
      <a href="/mr" lang="mr" hrefLang="mr">
        मराठी
      </a>
    ),
    items: [...navItems, { title: 'Live', href: 'https://video.example/', blink: true }],
    actions: [
      { label: long, href: 'tel:+910000000000', variant: 'accent', icon: <svg /> },
      { label: unbroken, href: '/unbroken' },
    ],
    currentHref: '/here',
    labels: { navigation: hindi },
  },
});
