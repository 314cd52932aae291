import { contactFormLabels } from '@locales/labels.ts';
import { contact, leaveEmpty, ways } from '@locales/contact.ts';
import {
  contactInputs,
  PageBody,
  ContactDetails,
  ContactForm,
  Notice,
  PageHeader,
  readContact,
  replyTo,
  sessionDraft,
  Split,
} from '@setu/ui';
import type { ContactPosted, ContactValues } from '@setu/ui';
import { useEffect } from 'react';
import { data, redirect, useLocation } from 'react-router-dom';
import type { Queries } from '@setu/data';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { isOfBrowser, readForm, serverContextOf, usePublicConfig } from '@setu/kit';
import type { ContactServer, JustSent } from '../contact/contactServer.ts';
import { hiddenFields, submitContact, formText } from '../contact/submitContact.ts';
import { contactNotice } from '../contact/contactNotice.ts';
import { useHydrated } from '../frame/useHydrated.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { institute } from '@site/institute.ts';
import { askOnWhatsapp, callUs, contactPageLines, mailUs } from '../institute/menus.ts';
import { noteFormSeen, postContact } from '../contact/postContact.ts';
import { pageAddress } from '../language/language.ts';
import { keyFor } from '../contact/submissions.ts';

const page = pageCopy('contact', contact);

type Data = JustSent | null;

interface Sent extends ContactPosted {
  values: ContactValues;
  /** Sent again with the next attempt. */
  key: string;
}

/** Without a token from the server, the address of a sent message shows the empty form. */
const readJustSent = ({ context }: LoaderFunctionArgs): Data =>
  (serverContextOf(context)?.personal as JustSent | undefined) ?? null;

async function answer({ request, context }: ActionFunctionArgs) {
  const server = serverContextOf<Queries, ContactServer>(context);
  if (!server) throw new Error('The form is posted to the server, not to the router.');
  // A body that is too large has not been read; the form reports that itself.
  const form = server.bodyTooLarge ? new FormData() : await readForm(request, context);
  const { result, status } = await submitContact(form, server);
  if (request.headers.get('accept')?.includes('application/json')) return data(result, { status });
  // Redirected to another address, so that a reload does not send the message again.
  const values = readContact(form);
  const { flashTokens } = server.extra;
  if (result.ok) return redirect(`${page.path}?sent=${flashTokens.issue(replyTo(values))}`, 303);
  const asked = formText(form, contactInputs.asked);
  const sent: Sent = { result, values, asked, key: keyFor(formText(form, hiddenFields.key)) };
  return data(sent, { status });
}

/** Answers a plain post, or the script's, which requests JSON and gets the result alone. No browser loads it. */
export const action = import.meta.env.SSR ? answer : undefined;

/** Without one the page opens in a browser that has no connection. */
export const loader = import.meta.env.SSR ? readJustSent : undefined;

export const meta = () => ({ ...page.meta, path: page.path });

/** Kept in this tab only and for half an hour: many visitors use a computer that is not theirs. */
const draft = sessionDraft('setu:contact');

export function Page({ data: justSent, sent }: { data: Data; sent: Sent | undefined }) {
  const location = useLocation();
  const { key } = location;
  const { backend, isStatic = false } = usePublicConfig();
  const hydrated = useHydrated();
  // A static copy has no server: React sends a message itself, and only to a project that browsers can reach.
  const takesMessages = !isStatic || (hydrated && backend !== undefined);
  useEffect(() => {
    // The first page of a visit was shown long before React loaded: its time counts from the navigation's start.
    noteFormSeen(isOfBrowser(key) ? 0 : performance.now());
  }, [key]);
  useEffect(() => {
    if (!justSent) return;
    // Shown once: a reload or a bookmark shows the empty form. A link to a part of the page brings the address of the
    // router, with its query, back.
    window.history.replaceState(window.history.state, '', pageAddress(page.path) + location.hash);
  }, [justSent, location]);
  return (
    <>
      <PageHeader
        heading={page.heading}
        text={page.text}
        actions={[
          { label: ways.call, href: callUs.href },
          { label: ways.whatsapp, href: askOnWhatsapp.href },
        ]}
      />
      <PageBody>
        <Split wide="first">
          {takesMessages ? (
            <ContactForm
              action={pageAddress(page.path)}
              onSubmit={postContact(isStatic)}
              initial={sent ?? (justSent ? { result: 'sent', ...justSent } : undefined)}
              draft={draft}
              labels={contactFormLabels}
              help={{ phone: callUs, whatsapp: askOnWhatsapp }}
              notice={contactNotice}
              hidden={<Hidden sent={sent} />}
            />
          ) : (
            <Notice tone="info" heading={ways.heading} actions={[mailUs, askOnWhatsapp, callUs]}>
              {ways.text}
            </Notice>
          )}
          <ContactDetails lines={contactPageLines} address={institute.address} />
        </Split>
      </PageBody>
    </>
  );
}

/**
 * Attributes by which 1Password, LastPass, Bitwarden and Dashlane skip an input; Chrome's autofill skips what cannot be
 * focused. The label is for browsers without styles.
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
        <input name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" {...notForManagers} />
      </label>
      <input type="hidden" name={hiddenFields.key} defaultValue={sent?.key ?? ''} />
      <input type="hidden" name={hiddenFields.timed} defaultValue={sent ? '1' : ''} />
    </div>
  );
}
