import type { CatalogueEntry } from './entry.ts';

export interface TypeIndex {
  /** The type of a component's prop as it is written; `undefined`: it stands in no public interface. */
  ofProp: (component: string, prop: string) => string | undefined;
  /** The public types that a piece of code names. */
  namedIn: (code: string) => string[];
  /** The public types that a component's props name, and those that these name: as they are written. */
  behind: (component: string) => { name: string; code: string }[];
}

/** The public types of all components by their names: one component may take what another declares. */
export function createTypeIndex(
  catalogue: readonly Pick<CatalogueEntry, 'name' | 'types'>[],
): TypeIndex {
  const declared = new Map(
    catalogue
      .flatMap(({ types }) => types.split(/^(?=(?:interface|type) )/m))
      .map((code) => [/^\w+ (\w+)/.exec(code)?.[1] ?? '', code.trim()]),
  );
  const namedIn = (code: string) =>
    [...new Set(code.match(/\b[A-Z]\w+/g))].filter((name) => declared.has(name));
  return {
    ofProp(component, prop) {
      const props = declared.get(`${component}Props`) ?? '';
      return new RegExp(`^ {2}${prop}\\??: ([^;]+);`, 'm').exec(props)?.[1];
    },
    namedIn,
    behind(component) {
      const own = `${component}Props`;
      const found = new Set([own]);
      // A set goes on with what is added to it.
      for (const name of found)
        for (const other of namedIn(declared.get(name) ?? '')) found.add(other);
      found.delete(own);
      return Array.from(found, (name) => ({ name, code: declared.get(name) ?? '' }));
    },
  };
}
