import type { History } from './history.ts';

export type Status = 'experimental' | 'stable' | 'deprecated';

/** The facts from a component's files that decide its status. */
export interface Evidence {
  history: History;
  /** Its docstring says `@deprecated`. */
  deprecated: boolean;
  /** The suite over all components draws it, empty and overfull. */
  hasFixture: boolean;
  hasTests: boolean;
  stories: readonly string[];
  contract: readonly string[];
}

/** The criteria for a stable component, as the page on status words them. */
export const criteria: readonly { name: string; met: (evidence: Evidence) => boolean }[] = [
  { name: 'It has been in a release.', met: ({ history }) => history.since !== null },
  {
    name: 'The suite over all components draws it, empty, overfull and in Hindi.',
    met: ({ hasFixture }) => hasFixture,
  },
  { name: 'Tests of its own prove what it does.', met: ({ hasTests }) => hasTests },
  {
    name: 'Stories show it in use, to try.',
    met: ({ stories }) => stories.includes('Default'),
  },
  {
    name: 'Its guide says what it promises to assistive technology.',
    met: ({ contract }) => contract.length > 0,
  },
];

/** Deprecated by its docstring, stable when every criterion is met, else experimental. */
export function judge(evidence: Evidence): { status: Status; missing: readonly string[] } {
  const missing = criteria.filter(({ met }) => !met(evidence)).map(({ name }) => name);
  if (evidence.deprecated) return { status: 'deprecated', missing };
  return { status: missing.length === 0 ? 'stable' : 'experimental', missing };
}
