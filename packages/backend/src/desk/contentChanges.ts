import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { connectionOptions } from '../postgres/database.ts';

/** The desk sends an id of its own on `changed`; the backend repeats it once no cached page shows the old content. */
const channels = { changed: 'setu_content_changed', forgotten: 'setu_pages_forgotten' };

/** A busy site may need some seconds. */
const answerWithinMs = 10_000;

const connect = (path: string) =>
  postgres({ ...connectionOptions(path, 'postgres'), max: 1, fetch_types: false });

/** Follows an id where the database is another desk's: no site runs. */
const stopped = ' stopped';

/**
 * The backend's side.
 *
 * @param showChanges resolves to whether no page shows the old content; null if no site runs.
 */
export async function subscribeToChanges(
  path: string,
  showChanges: () => Promise<boolean | null>,
): Promise<{ close: () => Promise<void> }> {
  const sql = connect(path);
  async function answer(id: string) {
    const isShown = await showChanges();
    if (isShown !== false) {
      await sql.notify(channels.forgotten, isShown === null ? id + stopped : id);
    }
  }
  // A desk that gets no confirmation reports that itself.
  try {
    await sql.listen(channels.changed, (id) => void answer(id).catch(() => {}));
  } catch (error) {
    // The driver would go on trying to listen.
    await sql.end({ timeout: 0 });
    throw error;
  }
  return { close: () => sql.end({ timeout: 0 }) };
}

/** The desk's side: whether the site has confirmed in time that no page shows the old content; null if none runs. */
export async function publishChange(path: string): Promise<boolean | null> {
  const id = randomUUID();
  const sql = connect(path);
  const forgotten = Promise.withResolvers<boolean | null>();
  const timer = setTimeout(forgotten.resolve, answerWithinMs, false);
  try {
    await sql.listen(channels.forgotten, (heard) => {
      if (heard === id) forgotten.resolve(true);
      if (heard === id + stopped) forgotten.resolve(null);
    });
    await sql.notify(channels.changed, id);
    return await forgotten.promise;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    await sql.end({ timeout: 0 });
  }
}
