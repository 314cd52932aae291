import { basename, join } from 'node:path';
import { putBack, refusalToPutBack } from '../../withdraw/republish.ts';
import { findPublished, takeOff, withdrawnFileOf } from '../../withdraw/withdraw.ts';
import { readWithdrawn } from '../../withdraw/withdrawnFile.ts';
import { type ApiContext, type Sent, Refused, sentText } from './route.ts';

/**
 * Takes the content at an address off the website, and keeps it in a file for `republish`. The id and the language tell
 * it from others of its title or address.
 */
export async function withdrawAt(
  { site, queries, articles, showChanges, folder, signal }: ApiContext,
  { address: sent, id, language }: Sent,
): Promise<{ file: string; said: string }> {
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
      throw error.syscall === undefined ? error : new Refused(error.message);
    },
  );
  if (!isOff) throw new Refused(`There is no ${found.what}. Nothing was changed.`);
  articles.forget();
  return { file, said: await showChanges() };
}

export async function republishFile(
  { queries, articles, showChanges, folder, signal }: ApiContext,
  { file: sent }: Sent,
): Promise<{ said: string }> {
  const file = sentText(sent);
  // A path is refused.
  if (file !== basename(file)) throw new Refused('There is no such file.');
  const withdrawn = await readWithdrawn(join(folder, file));
  if (typeof withdrawn === 'string') throw new Refused(`${file} ${withdrawn}.`);
  const refused = await refusalToPutBack(queries, withdrawn, signal);
  if (refused !== undefined) throw new Refused(refused);
  await putBack(queries, withdrawn, signal);
  articles.forget();
  return { said: await showChanges() };
}
