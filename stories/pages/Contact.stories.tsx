import { ContactDetails, ContactForm, PageBody, PageHeader, Split } from '@setu/ui';
import type { ContactFormProps } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pages } from '../../site/src/content/pages.ts';
import { institute } from '../../site/src/institute.ts';
import { writtenContact } from '../data/forms.ts';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Pages/Contact',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { path, heading, text } = pages.contact;

function Page({ initial }: Pick<ContactFormProps, 'initial'>) {
  return (
    <SiteFrame path={path}>
      <PageHeader heading={heading} text={text} />
      <PageBody>
        <Split>
          <ContactDetails lines={institute.contactLines} address={institute.address} />
          <ContactForm
            action={path}
            onSubmit={async () => ({ ok: true })}
            initial={initial}
            help={{
              phone: {
                label: `Call ${institute.admissionsPhone.display}`,
                href: institute.admissionsPhone.href,
              },
              whatsapp: {
                label: `WhatsApp ${institute.whatsappLine.display}`,
                href: institute.whatsappLine.href,
              },
            }}
          />
        </Split>
      </PageBody>
    </SiteFrame>
  );
}

export const Full: Story = { render: () => <Page initial={undefined} /> };

export const Sent: Story = { render: () => <Page initial={{ result: 'sent' }} /> };

/** Nothing that was written is lost. */
export const Failed: Story = {
  render: () => <Page initial={{ values: writtenContact, result: { ok: false } }} />,
};
