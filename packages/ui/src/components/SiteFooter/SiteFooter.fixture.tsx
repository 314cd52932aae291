import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { hindiLabels } from '../../labels/hi.tsx';
import { ModeSwitch } from '../ModeSwitch/ModeSwitch.tsx';
import { MotionSwitch } from '../MotionSwitch/MotionSwitch.tsx';
import { SiteFooter } from './SiteFooter.tsx';

export default fixture({
  component: SiteFooter,
  empty: { contact: [], linkGroups: [], socialLinks: [], copyright: '' },
  full: {
    logo: unbroken.slice(0, 12),
    contact: [
      { label: unbroken, value: unbroken, href: 'tel:+910000000000', icon: <svg /> },
      { label: hindi, value: long },
      { label: 'Unsafe', value: unbroken, href: 'javascript:alert(1)' },
    ],
    address: { label: unbroken, lines: [unbroken, hindi] },
    linkGroups: [
      {
        heading: unbroken,
        links: [
          { title: unbroken, href: '/a' },
          { title: long, href: '/b' },
        ],
      },
      { heading: hindi, links: [{ title: hindi, href: '/c' }] },
      { heading: 'Nothing yet', links: [] },
    ],
    socialLinks: [
      { title: hindi, href: 'https://video.example/', icon: 'youtube' },
      { title: unbroken, href: 'https://chat.example/', icon: 'whatsapp' },
    ],
    copyright: long,
    ornament: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
    settings: (
      <>
        <ModeSwitch labels={hindiLabels.modeSwitch} />
        <MotionSwitch labels={hindiLabels.motionSwitch} />
      </>
    ),
    labels: { contact: unbroken, social: long },
  },
});
