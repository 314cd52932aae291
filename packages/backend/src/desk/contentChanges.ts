import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { connectionOptions } from '../postgres/database.ts';

/**
 * The desk writes past the site, which keeps pages: it tells the backend on the first of these channels what it has
 * done, and hears on the second that no page shows what was there before. Each message is an id of the desk's.
 */
const channels = { changed: 'setu_content_changed', forgotten: 'setu_pages_forgotten' };

/** A site that is busy may need some seconds. */
const answerWithinMs = 10_000;

const connect = (path: string) =>
  postgres({ ...connectionOptions(path, 'postgres'), max: 1, fetch_types: false });

export interface ContentChanges {
  tellForgotten: (id: string) => void;
  close: () => Promise<void>;
}

/**
 * The backend's side.
 *
 * @param path the server's socket.
 */
export async function hearChanges(
  path: string,
  onChange: (id: string) => void,
): Promise<ContentChanges> {
  const sql = connect(path);
  await sql.listen(channels.changed, onChange);
  return {
    // A desk that is not told says so itself.
    tellForgotten: (id) => void sql.notify(channels.forgotten, id).catch(() => {}),
    close: () => sql.end({ timeout: 0 }),
  };
}

/** The desk's side: whether the site has said in time that no page shows what was there before. */
export async function tellChange(path: string): Promise<boolean> {
  const id = randomUUID();
  const sql = connect(path);
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(timeout.resolve, answerWithinMs, false);
  try {
    const forgotten = Promise.withResolvers<boolean>();
    await sql.listen(channels.forgotten, (heard) => void (heard === id && forgotten.resolve(true)));
    await sql.notify(channels.changed, id);
    return await Promise.race([forgotten.promise, timeout.promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    await sql.end({ timeout: 0 });
  }
}
