import {
  type NoticeProps,
  Button,
  Checkbox,
  EmptyState,
  Notice,
  Stack,
  TextField,
  VisuallyHidden,
} from '@setu/ui';
import { useRef, useState } from 'react';
import type { FilesAnswer } from '../../api/publishing.ts';
import { AskError, ask } from '../shared/ask.ts';
import { DropField, base64Of } from '../shared/DropField.tsx';
import { ListTable } from '../shared/ListTable.tsx';
import { useAttempt } from '../shared/useAttempt.tsx';
import { Said } from '../shared/Said.tsx';
import { Status, WrittenNotice } from '../shared/notices.tsx';
import { useWords } from '../words/words.ts';

/** The maximum that the server accepts, before base64. */
const mostBytes = 5 * 1024 * 1024;

const mostLines = 50;

const noChoices = { replace: false, move: false, tables: false, day: '' };

/** The chosen files, the choices of how they are read, and the server's answer to both. */
function useFiles() {
  const { tooLarge } = useWords().files;
  const [files, setFiles] = useState<readonly { name: string; base64: string }[]>([]);
  const [choices, setChoices] = useState(noChoices);
  const [answer, setAnswer] = useState<FilesAnswer & { chosen: typeof noChoices }>();
  const { attempt, failure, isBusy } = useAttempt();
  const asked = useRef(0);

  async function send(sent: typeof files, chosen: typeof choices, write: boolean) {
    const own = (asked.current += 1);
    const answered = await ask('POST /api/files', { files: sent, ...chosen, write });
    // What was written is shown, whatever was chosen since; any other answer is to an older choice.
    if (write) asked.current += 1;
    else if (own !== asked.current) return;
    setAnswer({ ...answered, chosen });
  }
  const take = (chosen: readonly File[]) =>
    attempt(async () => {
      if (chosen.length === 0) return;
      setAnswer(undefined);
      if (chosen.reduce((sum, { size }) => sum + size, 0) > mostBytes) {
        throw new AskError('refused', tooLarge);
      }
      const sent = await Promise.all(
        chosen.map(async (file) => ({ name: file.name, base64: await base64Of(file) })),
      );
      setFiles(sent);
      setChoices(noChoices);
      await send(sent, noChoices, false);
    });
  const choose = (changed: Partial<typeof choices>) => {
    const chosen = { ...choices, ...changed };
    setChoices(chosen);
    attempt(() => send(files, chosen, false));
  };
  const write = (chosen: typeof choices) => attempt(() => send(files, chosen, true));
  return { choices, answer, attempt, failure, isBusy, take, choose, write };
}

export function Files() {
  const words = useWords().files;
  const { choices, answer, attempt, failure, isBusy, take, choose, write } = useFiles();
  const [undone, setUndone] = useState<FilesAnswer>();
  const count = answer ? words.kinds[answer.kind](answer.rows.length) : '';
  const isPlan = answer?.written === null && answer.problems.length === 0;
  const planned = isPlan && answer.rows.length > 0 ? count : '';
  return (
    <Stack gap="x6">
      <DropField
        label={words.choose}
        hint={words.hint}
        accept=".md,.csv,.txt,.gift"
        multiple
        onFiles={take}
      />
      {failure}
      {answer && answer.written === null ? (
        <>
          <Choices {...{ choices, answer, choose }} />
          <Lines tone="danger" heading={words.problems} lines={answer.problems} />
        </>
      ) : null}
      <VisuallyHidden as="div">
        <div role="status">{planned && words.would(planned)}</div>
      </VisuallyHidden>
      <Status>
        {answer?.written === null && answer.warnings.length > 0 ? (
          <Lines tone="info" heading={words.warnings} lines={answer.warnings} />
        ) : null}
      </Status>
      <WrittenNotice
        heading={words.written(count)}
        written={answer?.written}
        attempt={attempt}
        onUndone={() => setUndone(answer)}
      />
      {answer?.problems.length === 0 ? (
        <Plan answer={answer} isWritten={answer.written !== null && answer !== undone} />
      ) : null}
      {answer && planned ? (
        <div>
          <Button
            disabled={isBusy || answer.chosen !== choices}
            onClick={() => write(answer.chosen)}
          >
            {words.write(planned)}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

interface ChoicesProps extends Pick<ReturnType<typeof useFiles>, 'choices' | 'choose'> {
  answer: NonNullable<ReturnType<typeof useFiles>['answer']>;
}

function Choices({ choices, answer, choose }: ChoicesProps) {
  const words = useWords().files;
  const tick = (name: 'replace' | 'move' | 'tables') => (
    <Checkbox
      label={words[name]}
      checked={choices[name]}
      onCheckedChange={(checked) => choose({ [name]: checked })}
    />
  );
  return (
    <>
      {answer.kind === 'questions' ? (
        <TextField
          label={words.day}
          type="date"
          value={choices.day}
          onChange={(event) => choose({ day: event.currentTarget.value })}
        />
      ) : null}
      {choices.replace ||
      answer.chosen.replace ||
      answer.problems.some(({ isReplaceable }) => isReplaceable)
        ? tick('replace')
        : null}
      {choices.replace && answer.kind === 'articles' ? tick('move') : null}
      {choices.tables ||
      answer.chosen.tables ||
      answer.warnings.some(({ kind }) => kind === 'tabbedTable')
        ? tick('tables')
        : null}
    </>
  );
}

interface LinesProps extends Pick<NoticeProps, 'tone' | 'heading'> {
  lines: FilesAnswer['problems'];
}

function Lines({ tone, heading, lines }: LinesProps) {
  const words = useWords().files;
  if (lines.length === 0) return null;
  return (
    <Notice tone={tone} heading={heading} live={tone === 'danger' ? 'assertive' : undefined}>
      {/* What may be written over has its choice above. */}
      {tone === 'danger' && !lines.every(({ isReplaceable }) => isReplaceable) ? (
        <p>{words.problemsHint}</p>
      ) : null}
      <ul>
        {lines.slice(0, mostLines).map(({ file, line, reason }, at) => (
          // One line may have the same fault twice.
          <li key={at}>
            {`${file}:${line}: `}
            <Said>{reason}</Said>
          </li>
        ))}
      </ul>
      {lines.length > mostLines ? <p>{words.more(lines.length - mostLines)}</p> : null}
    </Notice>
  );
}

interface PlanProps {
  answer: FilesAnswer;
  isWritten: boolean;
}

/** The table of the command's dry run. */
function Plan({ answer: { kind, columns, rows }, isWritten }: PlanProps) {
  const { content, files: words } = useWords();
  const { fields, place } = content;
  const what = words.kinds[kind](rows.length);
  if (rows.length === 0) return <EmptyState text={words.none} />;
  return (
    <ListTable
      caption={isWritten ? words.written(what) : words.would(what)}
      headings={[
        place,
        words.outcome,
        ...columns.map((column) => fields[column as keyof typeof fields]),
      ]}
      rows={rows.map(({ file, line, outcome, cells }) => ({
        key: `${file}:${line}`,
        name: `${file}:${line}`,
        cells: [outcome, ...cells].map((cell, index) =>
          index === 0 || columns[index - 1] === 'visible'
            ? (words.becomes[cell ?? ''] ?? cell)
            : cell,
        ),
      }))}
    />
  );
}
