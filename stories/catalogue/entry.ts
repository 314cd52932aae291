import type { Tier } from '../../packages/ui/build/publicSurface.ts';
import type { History, Status } from './history.ts';
import type { Guide } from '../story.ts';

/** All data of one component, read from its own files. */
export interface CatalogueEntry {
  name: string;
  tier: Tier;
  /** Its group in the gallery, a name of `kinds`. */
  kind: string;
  /** The entry that exports it alone: `@setu/ui/CourseCard`. */
  entry: string;
  /** Its docstring. */
  description: string;
  guide: Guide;
  /** The source of its props' type and of the types that this names, with their comments. */
  types: readonly string[];
  history: History;
  status: Status;
}
