import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { connectionOptions } from '../postgres/database.ts';

/**
 * The desk writes directly to the database, while the site caches pages: it notifies the backend on `changed`, which
 * confirms on `forgotten` that no page shows the old content. Each message is an id that the desk has made.
 */
const channels = { changed: 'setu_content_changed', forgotten: 'setu_pages_forgotten' };

/** A busy site may need some seconds. */
const answerWithinMs = 10_000;

const connect = (path: string) =>
  postgres({ ...connectionOptions(path, 'postgres'), max: 1, fetch_types: false });

/**
 * The backend's side: confirms to the desk that its changes are shown.
 *
 * @param path the server's socket.
 * @param showChanges resolves to whether no page shows the old content.
 */
export async function hearChanges(
  path: string,
  showChanges: () => Promise<boolean>,
): Promise<{ close: () => Promise<void> }> {
  const sql = connect(path);
  async function answer(id: string) {
    if (await showChanges()) await sql.notify(channels.forgotten, id);
  }
  // A desk that gets no confirmation reports that itself.
  await sql.listen(channels.changed, (id) => void answer(id).catch(() => {}));
  return { close: () => sql.end({ timeout: 0 }) };
}

/** The desk's side: whether the site has confirmed in time that no page shows the old content. */
export async function announceChange(path: string): Promise<boolean> {
  const id = randomUUID();
  const sql = connect(path);
  const forgotten = Promise.withResolvers<boolean>();
  const timer = setTimeout(forgotten.resolve, answerWithinMs, false);
  try {
    await sql.listen(channels.forgotten, (heard) => void (heard === id && forgotten.resolve(true)));
    await sql.notify(channels.changed, id);
    return await forgotten.promise;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    await sql.end({ timeout: 0 });
  }
}
