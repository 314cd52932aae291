import type { App } from './defineApp.ts';
import { loadChunk } from './chunk.ts';
import type { Screen } from './route.ts';

export type Screens = ReturnType<typeof createScreens>;

/** The screens of a site by name, each loaded on first use. */
export function createScreens(modules: App['screens']) {
  const files = new Map(Object.keys(modules).map((file) => [nameOf(file), file]));
  const here = new Map<string, Screen>();
  const metas = new WeakMap<object, object>();

  /** The source file of a screen, as named by `import.meta.glob`. */
  function fileOf(screen: string): string {
    const file = files.get(screen);
    if (import.meta.env.DEV && file === undefined)
      throw new Error(`A route names the screen ${screen}, which is missing.`);
    return file as string;
  }

  /** The module of a screen; see `loadChunk` for how it fails. */
  async function load(screen: string): Promise<Screen> {
    const file = fileOf(screen);
    const module = here.get(screen) ?? (await loadChunk(modules[file] as () => Promise<Screen>));
    here.set(screen, module);
    return module;
  }

  /** A screen that has been loaded: the router renders a screen only after its loader has loaded it. */
  const loaded = (screen: string) => here.get(screen) as Screen;

  /** Its `meta` for the loader's data, computed once: several parts of a page need it, at each of its renders. */
  function metaOf(screen: string, data: unknown): object {
    const key = Object(data) as object;
    const meta = metas.get(key) ?? loaded(screen).meta(data);
    metas.set(key, meta);
    return meta;
  }

  return {
    load,
    loaded,
    fileOf,
    metaOf,
    /** Loads every screen, so that none has to be loaded later. */
    async loadAll(this: void) {
      await Promise.all(Array.from(files.keys(), load));
    },
    /**
     * Calls `act`, at once if the screen is loaded: `import()` takes a turn, and a tap would wait for another frame.
     */
    with<Result>(screen: string, act: (module: Screen) => Result) {
      const module = here.get(screen);
      return module ? act(module) : (load(screen).then(act) as Promise<Awaited<Result>>);
    },
  };
}

/** `./pages/Home.tsx` is the screen `Home`. */
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
