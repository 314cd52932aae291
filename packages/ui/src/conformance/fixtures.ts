import type { Fixture } from '../testing/Fixture.tsx';

const modules = import.meta.glob<Fixture | readonly Fixture[]>('../components/*/*.fixture.tsx', {
  eager: true,
  import: 'default',
});

/** The fixtures in the components' folders: one for each public component, or one for each of its shapes. */
export const fixtures: readonly Fixture[] = Object.values(modules).flat();

/** The fixtures, each with a unique title. */
export const cases = fixtures.map((fixture) => ({
  ...fixture,
  title: fixture.shape === undefined ? fixture.name : `${fixture.name}, ${fixture.shape}`,
}));
