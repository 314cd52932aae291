import type { Fixture } from '../internal/testing/Fixture.tsx';

const modules = import.meta.glob<Fixture | readonly Fixture[]>('../components/*/*.fixture.tsx', {
  eager: true,
  import: 'default',
});

/** One for every public component, or more where it has two shapes: from the components' folders. */
export const fixtures: readonly Fixture[] = Object.values(modules).flat();

/** The same, each by a name of its own. */
export const cases = fixtures.map((fixture) => ({
  ...fixture,
  title: fixture.shape === undefined ? fixture.name : `${fixture.name}, ${fixture.shape}`,
}));
