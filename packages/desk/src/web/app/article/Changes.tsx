import { Stack, Text, VisuallyHidden } from '@setu/ui';
import type { ArticleFields } from '../../api/writeArticle.ts';
import { useWords } from '../words/words.ts';
import { lineDiff } from './lineDiff.ts';
import type { DiffLine } from './lineDiff.ts';

/** How many unchanged lines are shown around a change. */
const shownAround = 2;

/** What a save changes: field by field, and line by line within the text. */
export function Changes({ before, after }: { before: ArticleFields; after: ArticleFields }) {
  const words = useWords().article;
  const names = Object.keys(after) as (keyof ArticleFields)[];
  const changed = names.filter((name) => String(before[name]) !== String(after[name]));
  if (changed.length === 0) return <Text>{words.nothingChanged}</Text>;
  return (
    <Stack gap="x3">
      {changed.map((name) => (
        <Stack key={name} gap="x1" as="section" aria-label={words.fields[name]}>
          <Text weight="bold">{words.fields[name]}</Text>
          <div style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
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

const textOf = (value: string | string[]) => (typeof value === 'string' ? value : value.join(', '));

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
