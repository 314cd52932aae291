import type { Fixture } from '../internal/testing/Fixture.ts';

const modules = import.meta.glob<readonly Fixture[]>('../components/*/*.fixture.tsx', {
  eager: true,
  import: 'fixtures',
});

/** One for every public component, or more where it has two shapes: from the components' folders. */
export const fixtures: readonly Fixture[] = Object.values(modules).flat();
