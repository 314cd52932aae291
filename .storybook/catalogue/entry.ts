import type { Guide } from '../../stories/guide.ts';
import type { History } from './history.ts';
import type { WrittenProp } from './readStories.ts';
import type { Status } from './status.ts';

/** What is known of one component, all of it read from its own files. */
export interface CatalogueEntry {
  name: string;
  /** Its group in the gallery. */
  kind: string;
  /** From where it is imported alone: `@setu/ui/CourseCard`. */
  entry: string;
  /** Its docstring. */
  description: string;
  guide: Guide;
  /** The public types of its module, as they are written, with their comments. */
  types: string;
  /** Where react-docgen cannot read its props; else none. */
  props: readonly WrittenProp[];
  stories: readonly string[];
  /** Stories with a `play` function. */
  playing: readonly string[];
  /** The titles of its own tests. */
  tests: readonly string[];
  history: History;
  status: Status;
  /** The criteria that it does not meet. */
  missing: readonly string[];
}
