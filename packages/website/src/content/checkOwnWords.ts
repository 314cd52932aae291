import { ownWords } from '@site/content/pages.ts';
import { prefix } from '../language/prefix.ts';
import { paths } from '../paths.ts';

/** @throws Error that names words of the institute which no page shows. */
export function checkOwnWords(): void {
  const unknown = Object.keys(ownWords).find((name) => !Object.hasOwn(paths, name));
  if (unknown === undefined) return;
  throw new Error(
    `src${prefix}/content/pages.ts has words for '${unknown}', which is none of ${Object.keys(paths).join(', ')}.`,
  );
}
