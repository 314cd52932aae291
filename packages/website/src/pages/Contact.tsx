import { contactFormLabels } from '@locales/contactFormLabels.ts';
import { contact, leaveEmpty, sentText } from '@locales/contact.ts';
import {
  PageBody,
  ContactDetails,
  ContactForm,
  PageHeader,
  readContact,
  sessionDraft,
  Split,
} from '@setu/ui';
import type { ContactField, ContactValues, FormResult } from '@setu/ui';
import { useEffect, useState } from 'react';
import { data, redirect, useLocation } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { Queries } from '@setu/data';
import { readForm, serverContextOf } from '@setu/kit';
import { hiddenFields, keyOf, submitContact } from '../contact/submitContact.ts';
import { contactNotice } from '../locales/contact.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { institute } from '@site/institute.ts';
import { askOnWhatsapp, callUs, contactLines } from '../institute/menus.ts';
import { createContactPost } from '../contact/postContact.ts';
import { keyFor } from '../contact/submissions.ts';

const page = pageCopy('contact', contact);

/** Whether this is the page a sent form leads to. */
type Data = boolean;

/** A plain post that was not stored. */
interface Sent {
  result: FormResult<ContactField>;
  values: ContactValues;
  /** Goes back with the next attempt. */
  key: string;
}

/** Opened by hand, without a receipt of the server, its address shows the empty form. */
export function loader({ context }: LoaderFunctionArgs): Data {
  return serverContextOf(context)?.hasJustSent ?? false;
}

/** A plain post, or the browser's own (it asks for JSON and gets the result alone). */
export async function action({ request, context }: ActionFunctionArgs) {
  const server = serverContextOf<Queries>(context);
  if (!server) throw new Error('The form is posted to the server, not to the router.');
  // Of a body that is too large nothing has been read; the form says so itself.
  const form = server.bodyTooLarge ? new FormData() : await readForm(request, context);
  const { result, status } = await submitContact(form, server);
  if (request.headers.get('accept')?.includes('application/json')) return data(result, { status });
  // Sent to another address, so that a reload does not send it again.
  if (result.ok) return redirect(`${page.path}?sent=${server.receipt()}`, 303);
  const sent: Sent = { result, values: readContact(form), key: keyFor(keyOf(form)) };
  return data(sent, { status });
}

export const meta = () => ({ ...page.meta, path: page.path });

/** Of this tab alone and for half an hour: many visitors use a computer that is not theirs. */
const draft = sessionDraft('setu:contact');

const sentLabels = { ...contactFormLabels, sentText };

export function Page({ data: isSent, sent }: { data: Data; sent: Sent | undefined }) {
  const { key } = useLocation();
  // The first page of a visit was there since its navigation began, long before React.
  const [post] = useState(() => createContactPost(key === 'default' ? 0 : performance.now()));
  useEffect(() => {
    // Told once: a reload or a bookmark shows the empty form.
    if (isSent) window.history.replaceState(window.history.state, '', page.path);
  }, [isSent]);
  return (
    <>
      <PageHeader heading={page.heading} text={page.text} />
      <PageBody>
        <Split>
          <ContactDetails lines={contactLines} address={institute.address} />
          <ContactForm
            action={page.path}
            onSubmit={post}
            initial={sent ?? (isSent ? { result: 'sent' } : undefined)}
            draft={draft}
            labels={isSent ? sentLabels : contactFormLabels}
            help={{ phone: callUs, whatsapp: askOnWhatsapp }}
            notice={contactNotice}
            hidden={<Hidden sent={sent} />}
          />
        </Split>
      </PageBody>
    </>
  );
}

/**
 * What is not displayed cannot be focused, and Chrome's autofill leaves out what cannot be focused.
 * Password managers fill in what people see too, but have attributes of their own to be sent away:
 * 1Password, LastPass, Bitwarden, Dashlane. The label is for browsers without styles.
 */
const notForManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

function Hidden({ sent }: { sent: Sent | undefined }) {
  return (
    <div hidden>
      <label>
        {leaveEmpty}
        <input name={hiddenFields.trap} tabIndex={-1} autoComplete="off" {...notForManagers} />
      </label>
      <input type="hidden" name={hiddenFields.key} defaultValue={sent?.key ?? ''} />
      <input type="hidden" name={hiddenFields.timed} defaultValue={sent ? '1' : ''} />
    </div>
  );
}
