import {
  Button,
  Checkbox,
  EmptyState,
  Notice,
  Stack,
  Table,
  TableCell,
  TableHeader,
  TextField,
} from '@setu/ui';
import type { NoticeProps } from '@setu/ui';
import { useRef, useState } from 'react';
import type { FilesAnswer } from '../../api/publishing.ts';
import { AskError, ask } from '../ask.ts';
import { DropField, base64Of } from '../DropField.tsx';
import { Failure } from '../Failure.tsx';
import { WrittenNotice } from '../WrittenNotice.tsx';
import { useWords } from '../words/words.ts';

/** What the server takes, before it is written as text. */
const mostBytes = 5 * 1024 * 1024;

/** So many lines are shown. */
const mostLines = 50;

const noChoices = { replace: false, move: false, tables: false, day: '' };

/** Files: what they would do is shown, and then done. */
export function Files() {
  const words = useWords().files;
  const [files, setFiles] = useState<readonly { name: string; base64: string }[]>([]);
  const [choices, setChoices] = useState(noChoices);
  const [answer, setAnswer] = useState<FilesAnswer>();
  const [error, setError] = useState<AskError>();
  const [isWriting, setIsWriting] = useState(false);
  const asked = useRef(0);

  async function send(sent: typeof files, chosen: typeof choices, write: boolean) {
    const own = (asked.current += 1);
    setError(undefined);
    setIsWriting(write);
    try {
      const answered = await ask('POST /api/files', { files: sent, ...chosen, write });
      // Of an older choice.
      if (own === asked.current) setAnswer(answered);
    } catch (reason) {
      setError(AskError.of(reason));
    }
    setIsWriting(false);
  }
  async function take(chosen: readonly File[]) {
    if (chosen.length === 0) return;
    setAnswer(undefined);
    if (chosen.reduce((sum, { size }) => sum + size, 0) > mostBytes) {
      setError(new AskError('refused', words.tooLarge));
      return;
    }
    const sent = await Promise.all(
      chosen.map(async (file) => ({ name: file.name, base64: await base64Of(file) })),
    );
    setFiles(sent);
    setChoices(noChoices);
    await send(sent, noChoices, false);
  }
  const choose = (changed: Partial<typeof choices>) => {
    const chosen = { ...choices, ...changed };
    setChoices(chosen);
    void send(files, chosen, false);
  };
  const tick = (name: 'replace' | 'move' | 'tables') => (
    <Checkbox
      label={words[name]}
      checked={choices[name]}
      onCheckedChange={(checked) => choose({ [name]: checked })}
    />
  );
  return (
    <Stack gap="x6">
      <DropField
        label={words.choose}
        hint={words.hint}
        accept=".md,.csv,.txt,.gift"
        multiple
        onFiles={(chosen) => void take(chosen)}
      />
      {error ? <Failure error={error} /> : null}
      {answer && answer.written === null ? (
        <>
          {answer.kind === 'questions' ? (
            <TextField
              label={words.day}
              type="date"
              value={choices.day}
              onChange={(event) => choose({ day: event.currentTarget.value })}
            />
          ) : null}
          {choices.replace || answer.problems.some(({ isReplaceable }) => isReplaceable)
            ? tick('replace')
            : null}
          {choices.replace && answer.kind === 'articles' ? tick('move') : null}
          {choices.tables || answer.warnings.some(({ kind }) => kind === 'tabbedTable')
            ? tick('tables')
            : null}
          <Lines tone="danger" heading={words.problems} lines={answer.problems} />
          <Lines tone="info" heading={words.warnings} lines={answer.warnings} />
        </>
      ) : null}
      {answer?.written ? (
        <WrittenNotice
          heading={words.written(words.kinds[answer.kind](answer.rows.length))}
          written={answer.written}
        />
      ) : null}
      {answer?.problems.length === 0 ? <Plan answer={answer} /> : null}
      {answer && answer.problems.length === 0 && answer.rows.length > 0 && !answer.written ? (
        <div>
          <Button disabled={isWriting} onClick={() => void send(files, choices, true)}>
            {words.write(words.kinds[answer.kind](answer.rows.length))}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

interface LinesProps extends Pick<NoticeProps, 'tone' | 'heading'> {
  lines: FilesAnswer['problems'];
}

function Lines({ tone, heading, lines }: LinesProps) {
  const words = useWords().files;
  if (lines.length === 0) return null;
  return (
    <Notice tone={tone} heading={heading} live={tone === 'danger' ? 'assertive' : 'polite'}>
      {tone === 'danger' ? <p>{words.problemsHint}</p> : null}
      <ul lang="en">
        {lines.slice(0, mostLines).map(({ file, line, reason }) => (
          <li key={`${file}:${line}: ${reason}`} style={{ overflowWrap: 'anywhere' }}>
            {`${file}:${line}: ${reason}`}
          </li>
        ))}
      </ul>
      {lines.length > mostLines ? <p>{words.more(lines.length - mostLines)}</p> : null}
    </Notice>
  );
}

/** The table of the command's dry run. */
function Plan({ answer: { kind, columns, rows, written } }: { answer: FilesAnswer }) {
  const { content, files: words } = useWords();
  const { fields, place } = content;
  const what = words.kinds[kind](rows.length);
  if (rows.length === 0) return <EmptyState text={words.none} />;
  return (
    <Table caption={written ? words.written(what) : words.would(what)}>
      <thead>
        <tr>
          <TableHeader>{place}</TableHeader>
          <TableHeader>{words.was}</TableHeader>
          {columns.map((column) => (
            <TableHeader key={column}>{fields[column as keyof typeof fields]}</TableHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ file, line, was, cells }) => (
          <tr key={`${file}:${line}`}>
            <TableHeader scope="row">{`${file}:${line}`}</TableHeader>
            <TableCell>{words.becomes[was] ?? was}</TableCell>
            {columns.map((column, index) => (
              <TableCell key={column}>{cells[index]}</TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
