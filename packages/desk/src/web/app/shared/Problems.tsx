import { ErrorSummary } from '@setu/ui';
import type { FormAnswer } from '../../api/publishing.ts';
import { type Words, labelOf, useWords } from '../words/words.ts';
import { DoneNotice } from './notices.tsx';
import { Said } from './Said.tsx';

type Found = FormAnswer['problems'];

/** The id of a field's control; of a list, of that at the place. */
export const idOf = (name: string, place = 0): string =>
  place === 0 ? `field-${name}` : `field-${name}-${place}`;

/**
 * What to say next to a field, or to the item of a list at the place; undefined: nothing is wrong with it.
 */
export const errorOf = (
  name: string,
  problems: Found,
  { said }: Pick<Words, 'said'>,
  place?: number,
) =>
  problems
    .filter((one) => one.field === name && (place ?? one.place ?? 0) === (one.place ?? 0))
    .map(({ reason }) => said(reason))
    .join(' ') || undefined;

interface ProblemsProps {
  problems: Found;
  /** Of the form's fields, in its order; other problems are of the whole form. */
  names: readonly string[];
  labels: Parameters<typeof labelOf>[1];
}

/** Why nothing was written, with links to the fields. */
export function Problems({ problems, names, labels }: ProblemsProps) {
  const { said, content: words } = useWords();
  const ofForm = problems.filter(({ field }) => field === null || !names.includes(field));
  const ofFields = names.flatMap((name) =>
    problems
      .filter(({ field }) => field === name)
      .map(({ reason, place }) => ({
        fieldId: idOf(name, place),
        message: `${labelOf(name, labels)}: ${said(reason)}`,
      })),
  );
  return (
    <>
      {ofFields.length > 0 ? <ErrorSummary heading={words.refused} errors={ofFields} /> : null}
      {ofForm.length > 0 ? (
        <DoneNotice tone="danger" heading={words.refusedWhole}>
          <p>
            <Said>{ofForm.map(({ reason }) => reason)}</Said>
          </p>
        </DoneNotice>
      ) : null}
    </>
  );
}
