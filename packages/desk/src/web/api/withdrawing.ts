import { basename, join } from 'node:path';
import type { Language } from '@setu/data/staff';
import { putBack } from '../../withdraw/republish.ts';
import { findPublished, takeOff, withdrawnFileOf } from '../../withdraw/withdraw.ts';
import { readWithdrawn } from '../../withdraw/withdrawnFile.ts';
import { Refused, textOf } from './route.ts';
import type { ApiContext, Sent } from './route.ts';

/** What is withdrawn; the rest tells it from others of its title or address. */
interface Withdrawal {
  address: string;
  id?: string;
  language?: Language;
}

export const readWithdrawal = ({ address, id, language }: Sent): Withdrawal => ({
  address: textOf(address),
  ...(textOf(id) !== '' && { id: textOf(id) }),
  ...((language === 'en' || language === 'hi') && { language }),
});

/** Takes the content at an address off the website, and keeps it in a file for `republish`. */
export async function withdrawAt(
  { site, queries, articles, showChanges, folder, signal }: ApiContext,
  { address, ...only }: Withdrawal,
): Promise<{ file: string; said: string }> {
  const found = await findPublished(queries, site, address, { ...only, signal });
  const file = withdrawnFileOf(address, `-${Date.now()}`);
  if (!(await takeOff(queries, found, { file: join(folder, file), signal }))) {
    throw new Refused(`There is no ${found.what}. Nothing was changed.`);
  }
  articles.forget();
  return { file, said: await showChanges() };
}

/** The name of a file in the folder of withdrawn content; a path is refused. */
export const readFile = ({ file }: Sent): string => {
  const name = textOf(file);
  if (name !== basename(name)) throw new Refused('There is no such file.');
  return name;
};

/** Puts back what `withdrawAt` has taken off. */
export async function republishFile(
  { queries, articles, showChanges, folder, signal }: ApiContext,
  file: string,
): Promise<{ said: string }> {
  const withdrawn = await readWithdrawn(join(folder, file));
  if (typeof withdrawn === 'string') throw new Refused(`${file} ${withdrawn}.`);
  await putBack(queries, withdrawn, signal);
  articles.forget();
  return { said: await showChanges() };
}
