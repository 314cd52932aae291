import { Button, ErrorSummary, Notice, Stack } from '@setu/ui';
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import type { OpenedContent, Values } from '../../api/contentList.ts';
import type { FormKind } from '../../api/kinds.ts';
import type { FormAnswer } from '../../api/publishing.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { DroppedNotice } from '../shared/DroppedNotice.tsx';
import { Said } from '../shared/Said.tsx';
import { Conflict } from '../changes/Conflict.tsx';
import { focusIfLost, hrefOf } from '../shared/address.ts';
import { ask } from '../shared/ask.ts';
import type { ScreenProps } from '../shared/screenProps.ts';
import { Status } from '../shared/Status.tsx';
import { keepUnsaved, readUnsaved } from '../shared/unsaved.ts';
import { useAnswer } from '../shared/useAnswer.tsx';
import { useAttempt } from '../shared/useAttempt.tsx';
import { Withdrawable } from '../shared/Withdrawable.tsx';
import { WrittenNotice } from '../shared/WrittenNotice.tsx';
import { labelOf, useWords } from '../words/words.ts';
import { Field, idOf } from './Field.tsx';
import { formFields } from './formFields.ts';
import { useTyped } from './useTyped.ts';

/** Typed values, with the name by which they are kept. */
interface Typed extends OpenedContent {
  name: string;
}

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
  const [saved, setSaved] = useState<FormAnswer & { as: string }>();
  const [dropped, setDropped] = useState<Typed>();
  const [address, setAddress] = useState<string>();
  const [initial, setInitial] = useState<Values>(() =>
    kind === 'questions' ? { day, number } : {},
  );
  const words = useWords();
  const next: FormProps['onNext'] = (answer, values, as) => {
    setSaved({ ...answer, as });
    setRound(round + 1);
    if (kind !== 'questions' || id !== 'new') return;
    const after = { day: String(values['day']), number: String(Number(values['number']) + 1) };
    setInitial({ ...after, language: values['language'] ?? '' });
    setAddress(hrefOf(kind, { ...after, id }));
  };
  const drop = (typed: Typed) => {
    setSaved(undefined);
    setDropped(typed);
    setRound(round + 1);
  };
  const bringBack = ({ name, version, values }: Typed) => {
    // What was typed since takes its place; the next form reads what is kept.
    const since = readUnsaved(name, {});
    setDropped(since ? { name, ...since } : undefined);
    keepUnsaved(name, version, values);
    setRound(round + 1);
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
  const begin = () => {
    setSaved(undefined);
    setDropped(undefined);
  };
  const written = saved?.written;
  const shared = { ...props, onBegin: begin, onNext: next, onDrop: drop };
  // The id of an item that was saved as a new one is not known.
  const isOther = saved !== undefined && saved.as !== id;
  return (
    <Stack gap="x6">
      <WrittenNotice
        heading={written ? words.content.saved(words.files.becomes[written.outcome]) : ''}
        written={written}
        onUndone={() => setUndos((before) => before + 1)}
      />
      <Status>
        {saved && saved.warnings.length > 0 ? (
          <Notice tone="info">
            <p>
              <Said>{saved.warnings}</Said>
            </p>
          </Notice>
        ) : null}
      </Status>
      <Status>
        {dropped && (
          <DroppedNotice heading={words.content.discarded} onBack={() => bringBack(dropped)} />
        )}
      </Status>
      {id === 'new' ? (
        <Fields key={round} {...shared} initial={{ version: '', values: initial }} />
      ) : (
        !isOther && <Published key={`${round}-${undos}`} {...shared} />
      )}
    </Stack>
  );
}

interface FormProps extends Omit<ContentFormProps, 'day' | 'number'> {
  /** Called when a save begins. */
  onBegin: () => void;
  /** Called after a save. `as`: `new`, or the id of the item that was written over. */
  onNext: (answer: FormAnswer, values: Values, as: string) => void;
  /** Called when the typed values were discarded. */
  onDrop: (typed: Typed) => void;
}

function Published(props: FormProps) {
  const { kind, id } = props;
  const [reloads, setReloads] = useState(0);
  const { answer, waiting, isGone } = useAnswer('GET /api/form', { kind, id }, reloads);
  const [isLost, setLost] = useState(false);
  const name = `${kind}/${id}`;
  const asNew = { name, id: 'new' };
  // What was typed into an item that is withdrawn by now can be saved as a new one.
  const [typed] = useState(() => readUnsaved(name, {}));
  if (isGone && typed) {
    return (
      <>
        {waiting}
        <Fields {...props} {...asNew} initial={{ ...typed, version: '' }} />
      </>
    );
  }
  if (!answer) return waiting;
  // The questions of a day are withdrawn only together: from their list.
  const { slug, title, language } = answer.values;
  const page = slug ? `/${encodeURIComponent(String(slug))}` : '';
  const address = kind === 'resources' ? String(title) : page;
  return (
    <Withdrawable
      id={id}
      address={isLost ? '' : address}
      language={String(language)}
      // Undoing changes its version.
      onChange={(isOff) => (isOff ? props.onBegin() : setReloads(reloads + 1))}
    >
      <Fields {...props} {...(isLost && asNew)} initial={answer} onGone={() => setLost(true)} />
    </Withdrawable>
  );
}

interface FieldsProps extends FormProps {
  /** Key of what is typed, for an item that is gone. Default: of this item, or of the day of a new question. */
  name?: string;
  initial: OpenedContent;
  /** Called when a save finds that the item is gone. */
  onGone?: () => void;
}

function Fields(props: FieldsProps) {
  const { kind, id, site, initial } = props;
  const all = useWords();
  const words = all.content;
  const isNew = id === 'new';
  const fields = formFields(kind, site, all).filter((field) => !isNew || !field.isOfPublished);
  const { day = '' } = isNew ? initial.values : {};
  const { name = `${kind}/${id}${String(day)}` } = props;
  const typed = useTyped(name, initial, props.name === undefined);
  const names = fields.map(({ name }) => name);
  const submission = useSubmission(props, typed, names);
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
          <Problems key={tries} problems={problems} names={names} />
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

/**
 * Saves what was typed, over what another desk has saved since only if the writer chooses so.
 *
 * @param names of the fields that are shown: a new item has no values of others, which a withdrawn one may have had.
 */
function useSubmission(
  { kind, id, onBegin, onNext, onDrop, onGone }: FieldsProps,
  typed: ReturnType<typeof useTyped>,
  names: readonly string[],
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
      const shown = Object.entries(values).filter(([name]) => names.includes(name));
      const sent =
        id === 'new'
          ? { kind, id: '', version, values: Object.fromEntries(shown) }
          : { kind, id, version, values };
      const answer = await ask('POST /api/form', sent);
      setTheirs(answer.conflict ?? null);
      setProblems(answer.problems);
      setTries(tries + 1);
      if (answer.written === null) return;
      typed.forget();
      onNext(answer, values, id);
    }, onGone);
  }
  const discard = () => {
    typed.forget();
    onDrop(typed);
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
