import { Button, Disclosure, Inline, Stack, TextField } from '@setu/ui';
import { tabsToTables } from '@setu/ui/articleText';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { ArticleFields } from '../../api/writeArticle.ts';
import { entryFrom } from '../../../content/entry.ts';
import { warningsOf } from '../../../content/warnings.ts';
import { idOf } from '../shared/Problems.tsx';
import { Said } from '../shared/Said.tsx';
import { useWords } from '../words/words.ts';
import {
  keysOfMarks,
  mark,
  marks,
  onKeyDown,
  onPaste,
  replaceAll,
  selectLine,
} from '../content/marks.ts';

interface TextWithMarksProps {
  fields: ArticleFields;
  change: (changed: Partial<ArticleFields>) => void;
  error: string | undefined;
}

/** The text as it is stored, buttons and keys for its marks, and warnings of what will be shown otherwise. */
export function TextWithMarks({ fields, change, error }: TextWithMarksProps) {
  const { article: words, content } = useWords();
  // An article of another site has its text there.
  const required = fields.url === '';
  const area = useRef<HTMLTextAreaElement>(null);
  const atArea = (act: (area: HTMLTextAreaElement) => void) => () => {
    if (area.current) act(area.current);
  };
  return (
    <Stack gap="x3">
      <div role="group" aria-label={words.marks.label}>
        <Inline gap="x1">
          {marks.map((name) => (
            <Button
              key={name}
              size="sm"
              variant="quiet"
              aria-keyshortcuts={keysOfMarks[name] && `Control+${keysOfMarks[name].toUpperCase()}`}
              onClick={atArea((text) => mark(text, name))}
            >
              {words.marks[name]}
            </Button>
          ))}
        </Inline>
      </div>
      <TextField
        ref={area}
        multiline
        rows={18}
        id={idOf('content')}
        label={words.fields.content}
        hint={required ? content.needed : undefined}
        aria-required={required || undefined}
        error={error}
        value={fields.content}
        onChange={(event) => change({ content: event.currentTarget.value })}
        {...{ onKeyDown, onPaste }}
      />
      <Warnings
        fields={fields}
        onLine={(line) => atArea((text) => selectLine(text, line))()}
        onTables={atArea((text) => replaceAll(text, tabsToTables(text.value)))}
      />
    </Stack>
  );
}

interface WarningsProps {
  fields: ArticleFields;
  onLine: (line: number) => void;
  onTables: () => void;
}

function Warnings({ fields, onLine, onTables }: WarningsProps) {
  const words = useWords().article;
  const { title, content } = useDeferredValue(fields);
  const warnings = useMemo(
    () => warningsOf(entryFrom('', { title, content }), 'content'),
    [title, content],
  );
  return (
    <Stack gap="x2">
      <Disclosure defaultOpen summary={words.warnings(warnings.length)}>
        <ul>
          {warnings.map(({ line, reason }, at) => (
            // One line may have the same fault twice.
            <li key={at}>
              <Button size="sm" variant="quiet" onClick={() => onLine(line)}>
                {words.onLine(line)}
              </Button>{' '}
              <Said>{reason}</Said>
            </li>
          ))}
        </ul>
      </Disclosure>
      {warnings.some(({ kind }) => kind === 'tabbedTable') && (
        <Button size="sm" variant="secondary" onClick={onTables}>
          {words.makeTables}
        </Button>
      )}
    </Stack>
  );
}
