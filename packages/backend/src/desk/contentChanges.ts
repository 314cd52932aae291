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

/**
 * The backend's side.
 *
 * @param path the server's socket.
 * @param showChanges resolves to whether no page shows what was there before.
 */
export async function hearChanges(
  path: string,
  showChanges: () => Promise<boolean>,
): Promise<{ close: () => Promise<void> }> {
  const sql = connect(path);
  async function answer(id: string) {
    if (await showChanges()) await sql.notify(channels.forgotten, id);
  }
  // A desk that is not told says so itself.
  await sql.listen(channels.changed, (id) => void answer(id).catch(() => {}));
  return { close: () => sql.end({ timeout: 0 }) };
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
