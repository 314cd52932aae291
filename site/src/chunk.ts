/** Spec section 9: a script chunk that has not arrived by then has failed. */
const chunkTimeoutMs = 120_000;

/**
 * Loads a lazy part of the site, and fails with a text for the visitor where the network only hangs.
 *
 * @throws Error when the chunk is missing or late; the router shows it on its error screen.
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
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

const reloadedKey = 'setu:reloaded-for';

/**
 * After a deployment the chunks of the page in an open tab are gone: one reload fetches the new page.
 * A second failure at the same address is shown instead, so that nothing loops.
 * https://vite.dev/guide/build#load-error-handling
 */
export function reloadOnceWhenChunkIsGone(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (sessionStorage.getItem(reloadedKey) === location.href) return;
      sessionStorage.setItem(reloadedKey, location.href);
    } catch {
      // Without storage we could not tell the second time from the first.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
