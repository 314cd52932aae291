import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { ShareLinks } from './ShareLinks.tsx';

export default fixture({
  component: ShareLinks,
  empty: { url: 'https://example.com/' },
  full: {
    url: `https://example.com/${unbroken}`,
    title: long,
    print: true,
    labels: { group: long, whatsapp: unbroken, copy: hindi, print: unbroken, more: long },
  },
});
