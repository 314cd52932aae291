/** Spec section 9: a script chunk that has not arrived by then has failed. */
const chunkTimeoutMs = 120_000;

/** A part of the site cannot be had: most often a deployment has put others in place of its files. */
export class ChunkGone extends Error {
  override readonly name = 'ChunkGone';
}

/** The browser has no connection: nothing that is not here already can be had. */
export class Offline extends Error {
  override readonly name = 'Offline';
}

/** Whether the browser knows that it has no connection. Never on the server. */
export const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

/**
 * Loads a lazy part of the site, and fails with a text for the visitor where the network only hangs.
 *
 * @throws Offline when the browser has no connection.
 * @throws ChunkGone when it cannot be had; the router then leaves the page to the server.
 * @throws Error when it is late; the router shows it on its error screen.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(
        new Error(
          'A part of this page took too long to arrive. Check your connection and try again.',
        ),
      );
    }, chunkTimeoutMs);
  });
  const arriving = load().catch((error: unknown) => {
    if (isOffline()) throw new Offline('There is no connection.', { cause: error });
    throw new ChunkGone('A part of this page could not be loaded.', { cause: error });
  });
  try {
    return await Promise.race([arriving, late]);
  } finally {
    clearTimeout(timer);
  }
}
