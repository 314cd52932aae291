import { SiteHeader } from '@setu/ui';
import { expect, waitFor } from 'storybook/test';
import {
  headerActions,
  hindiNavigation,
  liveDemo,
  navigation,
  navigationWithPaths,
} from '../../data/content.ts';
import { Logo } from '../../data/Logo.tsx';
import { fullWidthGuide, inFrame, inHindi, narrow, pictured } from '../../story.ts';
import type { Meta, StoryObj } from '../../story.ts';

export default {
  component: SiteHeader,
  parameters: fullWidthGuide({
    use: 'At the top of every page, once: logo, navigation, actions; on a phone a burger with the same in a menu.',
    not: 'For the heading of a page take `PageHeader` or `Hero`. For a header of another shape put one together from `NavMenu` and `MobileMenu`.',
    keyboard: {
      'Tab, Shift + Tab':
        'Logo, search, language, dropdowns and links, actions; narrow: logo, search, language, burger',
      'Enter, Space': 'On a dropdown or the burger: opens and closes it',
      Escape: 'Closes the dropdown or the menu and returns focus to its button',
    },
    accessibility: [
      'A `<header>` (banner) with one `<nav>`, named by the label `navigation`; the logo is decoration, its link is named by `logoLabel`.',
      'It stays in view, and never hides what has focus: the page scrolls below it.',
      'Give `currentHref`: it marks the link to the page, and a navigation closes menus without taking focus from the new page.',
      'Complete in the HTML of the server: links, dropdowns and menu work before React.',
    ],
    code: `
<SiteHeader
  logo={<img src="/logo.svg" alt="" width="120" height="40" />}
  logoLabel="Meadow Academy, home"
  searchHref="/search"
  currentHref={pathname}
  items={[
    { title: 'Home', href: '/' },
    { title: 'All Courses', items: [{ title: 'Foundation', href: '/foundation' }] },
  ]}
  actions={[{ label: 'Sign in', href: '/sign-in' }]}
/>`,
  }),
  args: {
    logo: <Logo />,
    logoLabel: 'Setu, home',
    homeHref: '#home',
    searchHref: '#search',
    items: [...navigation, liveDemo],
    actions: headerActions,
  },
  argTypes: { language: { control: false } },
} satisfies Meta<typeof SiteHeader>;

type Story = StoryObj<typeof SiteHeader>;

export const Default: Story = {
  parameters: pictured('1280 light', '768 light', '320 sangam', '1280 sangam dark'),
};

export const CurrentPage: Story = {
  parameters: pictured('1280 light'),
  args: { items: navigationWithPaths, currentHref: '/scholarship' },
};

export const TwoLanguages: Story = {
  parameters: pictured('1280 light', '320 light'),
  args: {
    language: (
      <a href="#hi" lang="hi" hrefLang="hi" aria-label="हिन्दी में पढ़ें">
        हिन्दी
      </a>
    ),
  },
};

export const WithoutActions: Story = { args: { actions: [] } };

export const Empty: Story = { parameters: pictured('320 light'), args: { items: [], actions: [] } };

export const Hindi: Story = {
  args: {
    logoLabel: 'सेतु, मुखपृष्ठ',
    items: hindiNavigation,
    actions: [{ label: 'प्रवेश के लिए कॉल करें', href: 'tel:+910000000000', variant: 'accent' }],
  },
  ...inHindi,
};

export const Narrow: Story = { globals: narrow, parameters: inFrame };

export const NarrowMenu: Story = {
  globals: narrow,
  parameters: inFrame,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    // The code of the dialog is loaded first.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus());
  },
};
