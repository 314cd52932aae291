import { SignInForm } from '@setu/ui';
import { appStore } from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: SignInForm,
  parameters: guide({
    use: 'For the page that students look for to sign in. It sends nothing and says that signing in happens in the app.',
    not: 'For accounts on the website itself: it has no `onSubmit` by design. For the other of the two pages take `RegisterForm`.',
    keyboard: {
      'Tab, Shift + Tab': 'Through the link to the app, the fields and the buttons',
      Enter: 'In a field or on a button: says again, and focuses, what to do instead',
      Space: 'On "Show": shows or hides the password',
    },
    accessibility: [
      'The line about the app stands in a status region and is focused after an attempt.',
      'Fields have no names and the form sends nothing, with or without JavaScript: a password can not end up in an address.',
      'E-mail and password carry the `autocomplete` that password managers know (`current-password`).',
    ],
    code: `
<SignInForm
  appStore={{ label: 'Get the app', href: 'https://store.example.com/app' }}
  otherHref="/register"
/>`,
  }),
  args: { appStore, otherHref: '/register' },
} satisfies Meta<typeof SignInForm>;

type Story = StoryObj<typeof SignInForm>;

export const Default: Story = {};

/** With a heading, for a page that has no heading of its own. */
export const WithHeading: Story = { args: { headingLevel: 2, forgotHref: '/forgot' } };

export const LeadsToTheApp: Story = {
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Sign in with Google' })),
};

export const ShowsThePassword: Story = {
  parameters: pictured('320 light'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
  },
};

export const Hindi: Story = {
  args: { headingLevel: 2, appStore: { ...appStore, label: 'ऐप पाएँ' } },
  ...inHindi,
};
