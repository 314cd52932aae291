import { Stack, Text, VisuallyHidden } from '@setu/ui';
import type { Values } from '../../api/contentList.ts';
import { textOf } from '../shared/unsaved.ts';
import { labelOf, useWords } from '../words/words.ts';
import { type DiffLine, lineDiff } from './lineDiff.ts';

const shownAround = 2;

export interface ChangesProps {
  before: Values;
  after: Values;
  labels: Parameters<typeof labelOf>[1];
}

/** What a save changes: field by field, and line by line within the text. */
export function Changes({ before, after, labels }: ChangesProps) {
  const words = useWords().article;
  const changed = Object.keys(after).filter((name) => textOf(before[name]) !== textOf(after[name]));
  if (changed.length === 0) return <Text>{words.nothingChanged}</Text>;
  return (
    <Stack gap="x3">
      {changed.map((name) => (
        <Stack key={name} gap="x1" as="section" aria-label={labelOf(name, labels)}>
          <Text weight="bold">{labelOf(name, labels)}</Text>
          <div style={{ whiteSpace: 'pre-wrap' }}>
            {around(lineDiff(textOf(before[name]), textOf(after[name]))).map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no other key
              <Line key={at} {...line} />
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

/** Without the lines far from any change. */
const around = (lines: DiffLine[]): DiffLine[] =>
  lines.filter((_, at) =>
    lines
      .slice(Math.max(0, at - shownAround), at + shownAround + 1)
      .some(({ kind }) => kind !== 'same'),
  );

function Line({ kind, text }: DiffLine) {
  const words = useWords().article;
  if (kind === 'same') return <div>{`  ${text}`}</div>;
  const Element = kind === 'removed' ? 'del' : 'ins';
  return (
    <div>
      <VisuallyHidden>{words.line[kind]} </VisuallyHidden>
      <span aria-hidden="true">{kind === 'removed' ? '− ' : '+ '}</span>
      <Element>{text}</Element>
    </div>
  );
}
