import { loadChunk } from './chunk.ts';
import type { Screen } from './screen.ts';

const modules = import.meta.glob<Screen>('./pages/*.tsx');
const loaded = new Map<string, Screen>();

const fileOf = (screen: string) => `./pages/${screen}.tsx`;
const screenOf = (file: string) => file.slice('./pages/'.length, -'.tsx'.length);

/** The source file of a screen, as Vite's manifest names it. */
export const screenModule = (screen: string) => `src/pages/${screen}.tsx`;

/** The module of a screen; see `loadChunk` for how it fails. */
export async function loadScreen(screen: string): Promise<Screen> {
  const load = modules[fileOf(screen)];
  if (!load)
    throw new Error(`routes.tsx names the screen ${screen}, but pages/${screen}.tsx is missing.`);
  const module = loaded.get(screen) ?? (await loadChunk(load));
  loaded.set(screen, module);
  return module;
}

/** Loads every screen, so that none has to be loaded later. */
export async function loadScreens(): Promise<void> {
  await Promise.all(Object.keys(modules).map((file) => loadScreen(screenOf(file))));
}

/** A screen that has been loaded: the router renders none before its loader has. */
export function loadedScreen(screen: string): Screen {
  const module = loaded.get(screen);
  if (!module) throw new Error(`The screen ${screen} is rendered before it is loaded.`);
  return module;
}

/**
 * Does something with a screen: at once where it is here, for `import()` of what has been imported takes
 * a turn of the event loop all the same, and a tap on a link would wait for a frame of the old page.
 */
export function withScreen<Result>(
  screen: string,
  act: (module: Screen) => Result,
): Result | Promise<Awaited<Result>> {
  const module = loaded.get(screen);
  return module ? act(module) : (loadScreen(screen).then(act) as Promise<Awaited<Result>>);
}
