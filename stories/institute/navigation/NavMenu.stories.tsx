import { NavMenu } from '@setu/ui';
import { fn } from 'storybook/test';
import { navigation, navigationWithPaths } from '../../data/content.ts';
import { type Meta, type StoryObj, guide, inBox, pictured } from '../../story.ts';

export default {
  component: NavMenu,
  decorators: [inBox({ minBlockSize: '20rem' })],
  parameters: guide({
    use: 'The navigation of a header: links, and dropdowns of links. `SiteHeader` brings it along; take it alone for a header of your own.',
    not: 'For actions (copy, delete) take buttons: this is a list of links, and no ARIA menu. To narrow a list take `CategoryFilter`.',
    keyboard: {
      'Tab, Shift + Tab': 'Through the buttons and links, and the links of open dropdowns',
      'Enter, Space': 'On a button: opens or closes its dropdown, and no other',
      Enter: 'On a link: follows it; all dropdowns close',
      Escape:
        'Closes the dropdown that has focus, else the one opened last; focus returns to its button',
    },
    accessibility: [
      'The APG pattern *disclosure navigation*: a `<nav>` named by `label`, buttons with `aria-expanded`, lists of links named by their button.',
      'Opens on click, never on hover. A press or focus elsewhere, or another `currentHref`, closes all.',
      'The link that leads to the page has `aria-current="page"`; one that leads to a page above it, `true`.',
      'All links are in the HTML of the server, and dropdowns open before React has arrived.',
      '`blink` stands still under reduced motion and while motion is paused. It has no pause of its own, which WCAG 2.2.2 asks for: put a `MotionSwitch` on the page. Its red and white are made for the dark bar of `SiteHeader`.',
    ],
    code: `
<NavMenu
  label="Main"
  currentHref={pathname}
  items={[
    { title: 'Home', href: '/' },
    { title: 'All Courses', items: [{ title: 'Online Mode', href: '/online-mode' }] },
  ]}
/>`,
  }),
  args: { label: 'Main', items: navigation, onOpenItemsChange: fn() },
} satisfies Meta<typeof NavMenu>;

type Story = StoryObj<typeof NavMenu>;

export const Default: Story = {};

export const Opened: Story = {
  parameters: pictured('1280 light', '1280 sangam dark', '1280 light rtl'),
  args: { defaultOpenItems: [0] },
};

/** The link to the current page is marked, and so is its dropdown. */
export const CurrentPage: Story = {
  parameters: pictured('1280 light'),
  args: { items: navigationWithPaths, currentHref: '/online-mode', defaultOpenItems: [0] },
};

export const OneLink: Story = { args: { items: navigation.slice(-1) } };
