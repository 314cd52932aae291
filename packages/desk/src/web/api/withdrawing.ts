import { join } from 'node:path';
import { DataError } from '@setu/data';
import { findPublished, takeOff, withdrawnFileOf } from '../../withdraw/withdraw.ts';
import type { WrittenAnswer } from './publishing.ts';
import { type ApiContext, type Sent, Refused, sentText } from './route.ts';
import { keep } from './undo.ts';

/**
 * Takes the content at an address off the website, and keeps it in a file for `republish`. The id and the language tell
 * it from others of its title or address.
 */
export async function withdrawAt(
  context: ApiContext,
  { address: sent, id, language }: Sent,
): Promise<WrittenAnswer & { file: string }> {
  const { site, queries, articles, showChanges, folder, signal } = context;
  const address = sentText(sent);
  const found = await findPublished(queries, site, address, {
    signal,
    ...(sentText(id) !== '' && { id: sentText(id) }),
    ...((language === 'en' || language === 'hi') && { language }),
  });
  const file = withdrawnFileOf(address, `-${Date.now()}`);
  const isOff = await takeOff(queries, found, { file: join(folder, file), signal }).catch(
    (error: NodeJS.ErrnoException) => {
      // The file cannot be written.
      if (error.syscall !== undefined) throw new Refused(error.message);
      if (!(error instanceof DataError)) throw error;
      throw new Refused(
        `${error.message} Whether it is off the website is not known. ` +
          `${file} keeps it, and the command republish puts it back.`,
      );
    },
  );
  if (!isOff) throw new Refused(`There is no ${found.what}. Nothing was changed.`);
  articles.forget();
  const change = { withdrawn: found.what, replaced: found.tables, added: [] };
  const undo = await keep(change, context).catch(() => null);
  return { file, outcome: 'withdrawn', said: await showChanges(), undo };
}
