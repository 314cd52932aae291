import type { ServerParts } from '@setu/kit';
import { paths } from '../paths.ts';
import { createFlashTokens } from './flashToken.ts';
import { createFormFirstSeen } from './formFirstSeen.ts';

/** What only the server knows of the contact form; the page's action and loader have it as `extra`. */
export const contactServer = {
  formFirstSeen: createFormFirstSeen(),
  flashTokens: createFlashTokens(process.env['SITE_SECRET'] || undefined),
};

export type ContactServer = typeof contactServer;

/** A message of this visitor was just stored. */
export interface JustSent {
  /** Where the answer goes; '' where the message says no way. */
  replyTo: string;
}

/** Read of the address that a stored message leads to. */
export const justSent: NonNullable<ServerParts['personal']> = ({ pathname, searchParams }) => {
  if (pathname.toLowerCase().replace(/\/+$/, '') !== paths.contact) return undefined;
  const replyTo = contactServer.flashTokens.read(searchParams.get('sent'));
  return replyTo === undefined ? undefined : ({ replyTo } satisfies JustSent);
};

export const onContactPage: NonNullable<ServerParts['onPage']> = {
  [paths.contact]: contactServer.formFirstSeen.note,
};
