/** What a visitor chose, or `system` when they leave it to their device. */
export type Mode = 'system' | 'light' | 'dark';

export const modes: readonly Mode[] = ['system', 'light', 'dark'];

/** The key in localStorage. Part of the public contract: the page's head reads it before the first paint. */
const storageKey = 'setu:mode';

/**
 * Sets the remembered mode on `<html>` before anything is painted, so that no page flashes in the
 * wrong colours. Put it into a `<script>` in the head; its text never changes, so that a
 * Content-Security-Policy can allow it by hash.
 */
export const modeScript = `try{var m=localStorage.getItem("${storageKey}");/^(light|dark)$/.test(m)&&(document.documentElement.dataset.setuMode=m)}catch{}`;

const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

export function currentMode(): Mode {
  const { setuMode } = document.documentElement.dataset;
  return setuMode === 'light' || setuMode === 'dark' ? setuMode : 'system';
}

export function chooseMode(mode: Mode): void {
  show(mode);
  try {
    if (mode === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, mode);
  } catch {
    // Storage may be forbidden: the choice then holds for this page only.
  }
}

function show(mode: Mode): void {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset['setuMode'];
  else dataset['setuMode'] = mode;
  for (const listener of listeners) listener();
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key !== storageKey && key !== null) return;
  show(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
}
