const chunkTimeoutMs = 120_000;

/** A part of the site cannot be loaded, usually because a deployment has replaced its files. */
export class ChunkGone extends Error {
  override readonly name = 'ChunkGone';
}

/** A part of the site has not arrived in time because the network hangs. */
export class ChunkLate extends Error {
  override readonly name = 'ChunkLate';
}

/** The browser has no connection. */
export class Offline extends Error {
  override readonly name = 'Offline';
}

/** Whether the browser reports that it has no connection. Always false on the server. */
export const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

/**
 * Loads a lazy part of the site.
 * @throws Offline, ChunkGone (the router then leaves the page to the server) or ChunkLate (the error screen shows it).
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ChunkLate('A part of this page took too long to arrive.'));
    }, chunkTimeoutMs);
  });
  const arriving = load().catch((error: unknown) => {
    if (isOffline()) throw new Offline('There is no connection.');
    throw new ChunkGone('A part of this page could not be loaded.', { cause: error });
  });
  try {
    return await Promise.race([arriving, late]);
  } finally {
    clearTimeout(timer);
  }
}
