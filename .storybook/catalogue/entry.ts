import type { Floor } from '../../packages/ui/build/publicSurface.ts';
import type { History } from './history.ts';
import type { Status } from './status.ts';
import type { Guide } from '../../stories/story.ts';

/** What is known of one component, all of it read from its own files. */
export interface CatalogueEntry {
  name: string;
  floor: Floor;
  /** Its group in the gallery, a name of `kinds`. */
  kind: string;
  /** From where it is imported alone: `@setu/ui/CourseCard`. */
  entry: string;
  /** Its docstring. */
  description: string;
  guide: Guide;
  /** The type of its props and the types behind it, as they are written, with their comments. */
  types: readonly string[];
  history: History;
  status: Status;
  /** The criteria that it does not meet. */
  missing: readonly string[];
}
