import { Button, ErrorSummary, Notice, Stack } from '@setu/ui';
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import type { OpenedContent, Values } from '../../api/contentList.ts';
import type { FormKind } from '../../api/kinds.ts';
import type { FormAnswer } from '../../api/publishing.ts';
import { DoneNotice } from '../DoneNotice.tsx';
import { Said } from '../Said.tsx';
import { Conflict } from '../changes/Conflict.tsx';
import { focusIfLost, hrefOf } from '../address.ts';
import { ask } from '../ask.ts';
import type { ScreenProps } from '../screens.ts';
import { useAnswer } from '../useAnswer.tsx';
import { useAttempt } from '../useAttempt.tsx';
import { Withdrawable } from '../Withdrawable.tsx';
import { WrittenNotice } from '../WrittenNotice.tsx';
import { labelOf, useWords } from '../words/words.ts';
import { Field, idOf } from './Field.tsx';
import { formFields } from './formFields.ts';
import { useTyped } from './useTyped.ts';

interface ContentFormProps extends Pick<ScreenProps, 'site'> {
  kind: FormKind;
  /** `new`, or the id of the item that is changed. */
  id: string;
  day: string;
  /** The place of a new question in its day. */
  number: string;
}

export function ContentForm({ day, number, ...props }: ContentFormProps) {
  const { kind, id } = props;
  // Each save starts a new form; that of a published item is also read again after an undo.
  const [round, setRound] = useState(0);
  const [undos, setUndos] = useState(0);
  useEffect(() => {
    // What was pressed went with the form.
    if (round > 0) focusIfLost();
  }, [round]);
  const [saved, setSaved] = useState<FormAnswer>();
  const [address, setAddress] = useState<string>();
  const [initial, setInitial] = useState<Values>(() =>
    kind === 'questions' ? { day, number } : {},
  );
  const words = useWords();
  const next = (answer?: FormAnswer, values: Values = {}) => {
    setSaved(answer);
    setRound(round + 1);
    if (kind !== 'questions' || id !== 'new' || !answer) return;
    const after = { day: String(values['day']), number: String(Number(values['number']) + 1) };
    setInitial({ ...after, language: values['language'] ?? '' });
    setAddress(hrefOf(kind, { ...after, id }));
  };
  // In effects, because another screen may be shown when the answer comes.
  useEffect(() => {
    if (saved) scrollTo({ top: 0 });
  }, [saved]);
  useEffect(() => {
    // A reload finds what is typed from now on.
    if (address !== undefined) history.replaceState(null, '', address);
  }, [address]);
  // What was saved last must not stand above what is refused now; said again, it would not be heard.
  const begin = () => setSaved(undefined);
  const written = saved?.written;
  return (
    <Stack gap="x6">
      <WrittenNotice
        heading={written ? words.content.saved(words.files.becomes[written.outcome]) : ''}
        written={written}
        onUndone={() => setUndos((before) => before + 1)}
      />
      {saved && saved.warnings.length > 0 ? (
        <Notice tone="info">
          <p>
            <Said>{saved.warnings}</Said>
          </p>
        </Notice>
      ) : null}
      {id === 'new' ? (
        <Fields
          key={round}
          {...props}
          initial={{ version: '', values: initial }}
          onBegin={begin}
          onNext={next}
        />
      ) : (
        <Published key={`${round}-${undos}`} {...props} onBegin={begin} onNext={next} />
      )}
    </Stack>
  );
}

interface FormProps extends Omit<ContentFormProps, 'day' | 'number'> {
  /** Called when a save begins. */
  onBegin: () => void;
  /** Called with the answer after a save, without one after the typed values were dropped. */
  onNext: (answer?: FormAnswer, values?: Values) => void;
}

function Published(props: FormProps) {
  const { kind, id } = props;
  const [reloads, setReloads] = useState(0);
  const { answer, waiting } = useAnswer('GET /api/form', { kind, id }, reloads);
  if (!answer) return waiting;
  // The questions of a day are withdrawn only together: from their list.
  const { slug, title, language } = answer.values;
  const address = kind === 'resources' ? String(title) : slug ? `/${String(slug)}` : '';
  return (
    <Withdrawable
      {...{ address, id }}
      language={String(language)}
      // Undoing changes its version.
      onChange={(isOff) => isOff || setReloads(reloads + 1)}
    >
      <Fields {...props} initial={answer} />
    </Withdrawable>
  );
}

type FieldsProps = FormProps & { initial: OpenedContent };

function Fields(props: FieldsProps) {
  const { kind, id, site, initial } = props;
  const all = useWords();
  const words = all.content;
  const isNew = id === 'new';
  const fields = formFields(kind, site, all).filter((field) => !isNew || !field.isOfPublished);
  const { day = '' } = isNew ? initial.values : {};
  const typed = useTyped(`${kind}/${id}${String(day)}`, initial);
  const submission = useSubmission(props, typed);
  const { theirs, tries, problems, isBusy, discard } = submission;
  const errorOf = (name: string) =>
    problems
      .filter(({ field }) => field === name)
      .map(({ reason }) => all.said(reason))
      .join(' ') || undefined;
  return (
    <fieldset disabled={isBusy} style={{ display: 'contents' }}>
      <form noValidate onSubmit={submission.submit}>
        <Stack gap="x5">
          {typed.isKept && tries === 0 ? (
            <Notice
              tone="info"
              heading={words.kept}
              actions={[{ label: words.discard, onClick: discard }]}
            />
          ) : null}
          <Problems key={tries} problems={problems} names={fields.map(({ name }) => name)} />
          {fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              isNew={isNew}
              value={typed.values[field.name] ?? ''}
              error={errorOf(field.name)}
              onStore={submission.onStore}
              onChange={(value) => typed.set(field.name, value)}
            />
          ))}
          {submission.failure}
          <div>
            <Button type="submit">{isBusy ? words.saving : words.save}</Button>
          </div>
        </Stack>
      </form>
      <Conflict
        before={theirs?.values ?? null}
        after={typed.values}
        labels={words}
        onResolve={submission.resolveConflict}
      />
    </fieldset>
  );
}

/** Saves what was typed, over what another desk has saved since only if the writer chooses so. */
function useSubmission(
  { kind, id, onBegin, onNext }: FieldsProps,
  typed: ReturnType<typeof useTyped>,
) {
  /** The version that is overwritten: another one once the writer has chosen so. */
  const [over, setOver] = useState<string>();
  const [theirs, setTheirs] = useState<OpenedContent | null>(null);
  const storing = useRef<Promise<string>>(undefined);
  const [tries, setTries] = useState(0);
  const [problems, setProblems] = useState<FormAnswer['problems']>([]);
  const { attempt, failure, isBusy } = useAttempt();

  const isInConflict = Boolean(theirs);
  const submittedFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // A disabled form loses the focus, so that the dialog has none to return.
    if (!isInConflict) focusIfLost(submittedFrom.current);
  }, [isInConflict]);

  function onStore(address: Promise<string> | undefined) {
    storing.current = address;
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submittedFrom.current = document.activeElement as HTMLElement | null;
    if (isBusy) return;
    // Half a date has no value, as if there were none.
    if (event.currentTarget.reportValidity()) save(over ?? typed.version);
  }
  function save(version: string) {
    onBegin();
    attempt(async () => {
      const stored = storing.current;
      const values = stored ? { ...typed.values, picture: await stored } : typed.values;
      const sent = { kind, id: id === 'new' ? '' : id, version, values };
      const answer = await ask('POST /api/form', sent);
      setTheirs(answer.conflict ?? null);
      setProblems(answer.problems);
      setTries(tries + 1);
      if (answer.written === null) return;
      typed.forget();
      onNext(answer, values);
    });
  }
  const discard = () => {
    typed.forget();
    onNext();
  };
  const resolveConflict: ComponentProps<typeof Conflict>['onResolve'] = (whose) => {
    setTheirs(null);
    if (theirs && whose === 'mine') {
      setOver(theirs.version);
      save(theirs.version);
    } else if (whose === 'theirs') discard();
  };
  return { theirs, onStore, tries, problems, failure, isBusy, submit, discard, resolveConflict };
}

/** @param names of the form's fields; other problems are of the whole form. */
function Problems({ problems, names }: Pick<FormAnswer, 'problems'> & { names: string[] }) {
  const { said, content: words } = useWords();
  const ofForm = problems.filter(({ field }) => field === null || !names.includes(field));
  const ofFields = problems.flatMap(({ field, reason }) =>
    field !== null && names.includes(field)
      ? { fieldId: idOf(field), message: `${labelOf(field, words)}: ${said(reason)}` }
      : [],
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
