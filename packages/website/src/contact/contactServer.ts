import { type ServerParts, pathKey } from '@setu/kit';
import { paths } from '../paths.ts';
import { createFlashTokens } from './flashToken.ts';
import { createFormFirstSeen } from './formFirstSeen.ts';

/** The contact form's state on the server; the page's action and loader receive it as `extra`. */
export const contactServer = {
  formFirstSeen: createFormFirstSeen(),
  flashTokens: createFlashTokens(process.env['SITE_SECRET'] || undefined),
};

export type ContactServer = typeof contactServer;

export interface JustSent {
  /** Where the answer is sent; '' if the message gives no address. */
  replyTo: string;
}

/** Read from the address to which a stored message redirects. */
export const justSent: NonNullable<ServerParts['personal']> = ({ pathname, searchParams }) => {
  if (pathKey(pathname) !== paths.contact) return undefined;
  const replyTo = contactServer.flashTokens.read(searchParams.get('sent'));
  return replyTo === undefined ? undefined : ({ replyTo } satisfies JustSent);
};

export const onContactPage: NonNullable<ServerParts['onPage']> = {
  [paths.contact]: contactServer.formFirstSeen.note,
};
