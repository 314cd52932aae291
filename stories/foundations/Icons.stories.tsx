import { Button, ContactDetails, Icon, SiteFooter, Stack } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { foundation, pictured } from '../story.ts';

export default {
  parameters: foundation(`
Icons are one family: a grid of 24, lines of 1.75, the colour of the text around them, and never the only way to say
something: each stands beside words or in a button that has a name, and is hidden from assistive technology. Only those
of \`Notice\` for success and danger are named images. Those that point (arrows, chevrons) mirror where text runs from
right to left.

The drawings belong to the components and are not exported: an icon set is not what this library is for. Where an
icon is yours to choose, a prop takes any node (\`icon\` of \`Button\`): draw it in \`Icon\`, and it is of the family.
Where it follows from what a thing is, name the thing (\`icon: 'youtube'\` of a social link, \`kind: 'phone'\` of a
contact line).`),
} satisfies Meta;

export const Default: StoryObj = {
  parameters: pictured('768 dark'),
  render: () => (
    <Stack gap="x6" align="start">
      <Button icon={<Icon path="M3 16Q12 4 21 16M3 16h18M8 16v-4M16 16v-4M12 16v-6" />}>
        With an icon of yours
      </Button>
      <ContactDetails
        lines={[
          { kind: 'phone', label: 'Call us', value: '+91 00000 00000', href: 'tel:+910000000000' },
          {
            kind: 'mail',
            label: 'Write to us',
            value: 'desk@example.com',
            href: 'mailto:desk@example.com',
          },
        ]}
      />
    </Stack>
  ),
};

export const SocialLinks: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <SiteFooter
      contact={[]}
      linkGroups={[]}
      socialLinks={(['youtube', 'instagram', 'telegram', 'facebook', 'x', 'whatsapp'] as const).map(
        (icon) => ({ icon, title: `Setu on ${icon}`, href: `https://example.com/${icon}` }),
      )}
      copyright="© Setu"
    />
  ),
};
