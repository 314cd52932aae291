import { PageBody, ContactDetails, ContactForm, PageHeader, readContact, Split } from '@setu/ui';
import type { ContactField, ContactValues, FormResult } from '@setu/ui';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { postContact, submitContact, trapName } from '../contact.ts';
import { pages } from '../content/pages.ts';
import { serverContextOf } from '../context.ts';
import { readForm } from '../form.ts';
import { institute } from '../institute.ts';

/** Whether this is the page a sent form leads to. */
type Data = boolean;

interface Sent {
  result: FormResult<ContactField>;
  values: ContactValues;
}

const sentPath = `${pages.contact.path}?sent=1`;

export function loader({ request }: LoaderFunctionArgs): Data {
  return new URL(request.url).searchParams.has('sent');
}

/** A plain post, or the browser's own (it asks for JSON and gets the result alone). */
export async function action({ request, context }: ActionFunctionArgs) {
  const server = serverContextOf(context);
  // Of a body that is too large nothing has been read; the form says so itself.
  const form = server?.bodyTooLarge ? new FormData() : await readForm(request, context);
  const { result, status } = await submitContact(form, server);
  if (request.headers.get('accept')?.includes('application/json')) return data(result, { status });
  // Sent to another address, so that a reload does not send it again.
  if (result.ok) return redirect(sentPath, 303);
  return data({ result, values: readContact(form) } satisfies Sent, { status });
}

export const meta = () => ({ ...pages.contact.meta, path: pages.contact.path });

export function Page({ data: isSent, sent }: { data: Data; sent: Sent | undefined }) {
  return (
    <>
      <PageHeader heading={pages.contact.heading} text={pages.contact.text} />
      <PageBody>
        <Split>
          <ContactDetails lines={institute.contactLines} address={institute.address} />
          <ContactForm
            action={pages.contact.path}
            onSubmit={postContact}
            initial={sent ?? (isSent ? { result: 'sent' } : undefined)}
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
            hidden={<Trap />}
          />
        </Split>
      </PageBody>
    </>
  );
}

function Trap() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
