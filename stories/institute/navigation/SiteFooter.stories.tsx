import { ModeSwitch, MotionSwitch, SiteFooter } from '@setu/ui';
import { footer } from '../../data/content.ts';
import { Logo } from '../../data/Logo.tsx';
import { fullWidthGuide, inFrame, inHindi, narrow, pictured } from '../../story.ts';
import type { Meta, StoryObj } from '../../story.ts';

export default {
  component: SiteFooter,
  parameters: fullWidthGuide({
    use: 'At the end of every page, once: how to reach the institute, the links that fit nowhere else, what a visitor may set for the whole site.',
    not: 'For ways to reach the institute in the middle of a page take `ContactDetails`.',
    keyboard: {
      'Tab, Shift + Tab':
        'Through the links, in the order they stand; narrow: stops on the line of each list',
      'Enter, Space': 'On that line: unfolds the list',
      Enter: 'Follows a link',
    },
    accessibility: [
      'A `<footer>` (content information); each list of links is a `<nav>` named by its heading, each icon link by its `title`.',
      'A part with nothing in it is left out, with its heading.',
      'Texts of its own are labels: `contact`, `social`.',
    ],
    code: `
<SiteFooter
  contact={[{ label: 'Office', value: '+91 00000 00002', href: 'tel:+910000000002' }]}
  linkGroups={[{ heading: 'Quick links', links: [{ title: 'About us', href: '/about' }] }]}
  socialLinks={[{ title: 'Setu on YouTube', href: 'https://youtube.com/…', icon: 'youtube' }]}
  copyright="© 2026 Meadow Academy"
  settings={<><ModeSwitch /><MotionSwitch /></>}
/>`,
  }),
  args: footer,
} satisfies Meta<typeof SiteFooter>;

type Story = StoryObj<typeof SiteFooter>;

export const Default: Story = { parameters: pictured('1280 light') };

const settings = (
  <>
    <ModeSwitch />
    <MotionSwitch />
  </>
);

export const WithLogo: Story = { args: { logo: <Logo label="Setu" /> } };

export const WithSettings: Story = { parameters: pictured('320 dark'), args: { settings } };

export const WithOrnament: Story = {
  parameters: pictured('320 light'),
  args: { ornament: '/ornament.svg' },
};

export const Hindi: Story = {
  args: {
    contact: [{ label: 'हिंदी लाइन', value: '+91 00000 00003', href: 'tel:+910000000003' }],
    address: { label: 'दिल्ली कार्यालय', lines: ['भवन 00, उदाहरण मार्ग', 'नई दिल्ली 110000'] },
    linkGroups: [
      { heading: 'महत्वपूर्ण लिंक', links: [{ title: 'हमारे बारे में', href: '#about' }] },
      { heading: 'निःशुल्क सामग्री', links: [{ title: 'दैनिक उत्तर लेखन', href: '#answer-writing' }] },
    ],
    copyright: '© 2026 सेतु संस्थान (नमूना)',
  },
  ...inHindi,
};

/** Each list of links is folded. */
export const Narrow: Story = { globals: narrow, parameters: inFrame };

export const NarrowUnfolded: Story = {
  globals: narrow,
  parameters: { ...inFrame, ...pictured('320 light') },
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByLabelText('Quick links', { selector: 'summary' })),
};
