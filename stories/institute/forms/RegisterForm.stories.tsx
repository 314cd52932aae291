import { RegisterForm } from '@setu/ui';
import { appStore } from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: RegisterForm,
  parameters: guide({
    use: 'For the page on which a new student would create an account. It sends nothing and says that registering happens in the app.',
    not: 'For accounts on the website itself: it has no `onSubmit` by design. For the other of the two pages take `SignInForm`.',
    keyboard: {
      'Tab, Shift + Tab': 'Through the link to the app, the fields and the buttons',
      Enter: 'In a field or on a button: says again, and focuses, what to do instead',
      Space: 'On "Show": shows or hides the password',
    },
    accessibility: [
      'The line about the app stands in a status region and is focused after an attempt.',
      'Fields have no names and the form sends nothing, with or without JavaScript: a password can not end up in an address.',
      'E-mail and password carry the `autocomplete` that password managers know (`new-password`).',
    ],
    code: `
<RegisterForm
  appStore={{ label: 'Get the app', href: 'https://store.example.com/app' }}
  otherHref="/login"
/>`,
  }),
  args: { appStore, otherHref: '/login' },
} satisfies Meta<typeof RegisterForm>;

type Story = StoryObj<typeof RegisterForm>;

export const Default: Story = { parameters: pictured('320 light') };

/** With a heading, for a page that has no heading of its own. */
export const WithHeading: Story = { args: { headingLevel: 2, forgotHref: '/forgot' } };

export const LeadsToTheApp: Story = {
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Sign up with Google' })),
};

export const Hindi: Story = {
  parameters: pictured('320 dark'),
  args: { headingLevel: 2, appStore: { ...appStore, label: 'ऐप पाएँ' } },
  ...inHindi,
};
