import { Button, MobileMenu, NavMenu } from '@setu/ui';
import { fn } from 'storybook/test';
import { hindiNavigation, navigation } from '../../data/content.ts';
import { fullWidthGuide, inHindi, narrow, pictured } from '../../story.ts';
import type { Meta, StoryObj } from '../../story.ts';

export default {
  component: MobileMenu,
  globals: narrow,
  decorators: [
    (Story) => (
      <>
        <header style={{ display: 'flex', padding: '0.5rem' }}>
          <Story />
        </header>
        <main style={{ minBlockSize: '120vh', padding: '1rem' }}>
          <Button>Behind the menu</Button>
        </main>
      </>
    ),
  ],
  parameters: fullWidthGuide({
    frame: '480px',
    use: 'What a header has no room for on a phone: a burger button that opens it. From 64 em on, its content lies in the header as a bar, and there is no burger. `SiteHeader` brings it along.',
    not: 'For messages or questions take `Dialog`, to fold text away `Disclosure`. Do not put a second copy of the links anywhere.',
    keyboard: {
      'Enter, Space': 'On the burger: opens the menu, with focus on its close button',
      'Tab, Shift + Tab': 'Through the menu, from its end to its beginning, never out of it',
      Escape: 'Closes the menu; focus returns to the burger',
      Enter: 'On a link: follows it and closes the menu',
    },
    accessibility: [
      'The APG pattern *modal dialog*, named by its title; the page behind is out of reach for everybody, neither scrolls nor shifts.',
      'Close button, Escape, a press beside it and following a link close it. Dropdowns inside are independent disclosures.',
      'The links are in the page once: in the HTML of the server, in the bar, in the dialog.',
      'Opens and closes before React has arrived, which then takes over with focus where it was.',
      '`ref` and every `data-*` and `aria-*` go to the burger button.',
    ],
    code: `
<MobileMenu open={open} onOpenChange={setOpen}>
  <NavMenu label="Main" items={items} />
</MobileMenu>`,
  }),
  args: { children: <NavMenu label="Main" items={navigation} />, onOpenChange: fn() },
} satisfies Meta<typeof MobileMenu>;

type Story = StoryObj<typeof MobileMenu>;

export const Default: Story = {};

export const DropdownsInside: Story = {
  args: {
    defaultOpen: true,
    children: <NavMenu label="Main" items={navigation} defaultOpenItems={[0, 1]} />,
  },
};

export const Opened: Story = {
  parameters: pictured('320 light', '320 dark rtl'),
  args: { defaultOpen: true },
};

export const Hindi: Story = {
  parameters: pictured('320 light'),
  args: { defaultOpen: true, children: <NavMenu label="मुख्य" items={hindiNavigation} /> },
  ...inHindi,
};

/** From 64 em on: no burger, the content is a bar. */
export const Wide: Story = { globals: { viewport: { value: 'w1440', isRotated: false } } };
