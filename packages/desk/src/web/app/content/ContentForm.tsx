import { Button, Notice, Stack } from '@setu/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FormKind, OpenedContent, Values } from '../../api/contentList.ts';
import { DroppedNotice } from '../shared/DroppedNotice.tsx';
import { Said } from '../shared/Said.tsx';
import { Conflict } from '../changes/Conflict.tsx';
import { focusIfLost, hrefOf } from '../shared/address.ts';
import { ask } from '../shared/ask.ts';
import { Problems, errorOf } from '../shared/Problems.tsx';
import type { ScreenProps } from '../shared/screenProps.ts';
import { Status } from '../shared/Status.tsx';
import { useAnswer } from '../shared/useAnswer.tsx';
import { useItem } from '../shared/useItem.ts';
import { useRescued } from '../shared/useRescued.ts';
import { Withdrawable } from '../shared/Withdrawable.tsx';
import { WrittenNotice } from '../shared/WrittenNotice.tsx';
import { useWords } from '../words/words.ts';
import { Field } from './Field.tsx';
import { formFields } from './formFields.ts';
import type { Storing } from './PictureField.tsx';

interface ContentFormProps extends Pick<ScreenProps, 'site'> {
  kind: FormKind;
  /** `new`, or the id of the item that is changed. */
  id: string;
  day: string;
  /** The place of a new question in its day. */
  number: string;
}

export function ContentForm({ day, number, ...props }: ContentFormProps) {
  if (props.id !== 'new') return <Stored {...props} />;
  return (
    <Form {...props} opened={null} first={props.kind === 'questions' ? { day, number } : {}} />
  );
}

type StoredProps = Omit<ContentFormProps, 'day' | 'number'>;

function Stored(props: StoredProps) {
  const { kind, id } = props;
  const { answer, waiting, isGone } = useAnswer('GET /api/form', { kind, id });
  const rescued = useRescued<Values>(`${kind}/${id}`, {}, isGone);
  if (rescued) return <Form {...props} opened={null} first={rescued} above={waiting} />;
  return answer ? <Form {...props} opened={answer} first={answer.values} /> : waiting;
}

interface FormProps extends StoredProps {
  opened: OpenedContent | null;
  first: Values;
  above?: ReactNode;
}

function Form({ above, ...props }: FormProps) {
  const { kind, id } = props;
  const all = useWords();
  const words = all.content;
  const { item, fields, submit, storing } = useContent(props);
  const { base, values, outcome, isBusy } = item;
  const saved = outcome?.kind === 'saved' ? outcome : undefined;
  const problems = outcome?.kind === 'refused' ? outcome.problems : [];
  // In an effect, because another screen may be shown when the answer comes.
  useEffect(() => {
    if (saved) scrollTo({ top: 0 });
  }, [saved]);
  // An item that is gone and was saved as a new one has another address.
  const isElsewhere = saved !== undefined && id !== 'new' && !base;
  return (
    <Withdrawable
      id={id}
      address={base ? addressOf(kind, base) : ''}
      language={String(base?.values['language'])}
      // Undoing changes its version.
      onChange={(isOff) => (isOff ? undefined : item.restore())}
      isPast={outcome !== undefined}
    >
      <Stack gap="x6">
        <WrittenNotice
          heading={saved?.written ? words.saved(all.files.becomes[saved.written.outcome]) : ''}
          undone={all.files.undone}
          written={saved?.written}
          attempt={item.attempt}
          onUndone={item.undone}
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
          {outcome && 'mine' in outcome && (
            <DroppedNotice heading={words.discarded} onBack={() => item.bringBack(outcome)} />
          )}
        </Status>
        {isElsewhere ? (
          item.failure
        ) : (
          <fieldset disabled={isBusy} style={{ display: 'contents' }}>
            {above}
            <form noValidate onSubmit={submit}>
              <Stack gap="x5">
                {item.isKept ? (
                  <Notice
                    tone="info"
                    heading={words.kept}
                    actions={[{ label: words.discard, onClick: item.discard }]}
                  />
                ) : null}
                <Problems
                  problems={problems}
                  names={fields.map(({ name }) => name)}
                  labels={words}
                />
                {fields.map((field) => (
                  <Field
                    // Half a date and a picture on its way are no values, and go when the form is filled.
                    key={
                      /date|picture/.test(field.control)
                        ? `${field.name} ${item.round}`
                        : field.name
                    }
                    field={field}
                    isNew={!base}
                    value={values[field.name] ?? ''}
                    errorAt={(place) => errorOf(field.name, problems, all, place)}
                    storing={storing}
                    onChange={(value) => item.change({ [field.name]: value })}
                  />
                ))}
                {item.failure}
                <div>
                  <Button type="submit">{isBusy ? words.saving : words.save}</Button>
                </div>
              </Stack>
            </form>
          </fieldset>
        )}
        <Conflict
          before={item.theirs?.values ?? null}
          after={values}
          labels={words}
          onResolve={item.resolveConflict}
        />
      </Stack>
    </Withdrawable>
  );
}

/** What names an item for its withdrawal; empty: the questions of a day are withdrawn together, from their list. */
function addressOf(kind: FormKind, { values: { slug, title } }: OpenedContent): string {
  if (kind === 'resources') return String(title);
  return slug ? `/${encodeURIComponent(String(slug))}` : '';
}

/** The item of the form, its fields, and its submission. */
function useContent({ kind, id, site, opened, first }: Omit<FormProps, 'above'>) {
  const words = useWords();
  const ofAll = formFields(kind, site, words);
  const ofNew = ofAll.filter((field) => !field.isOfPublished);
  const picture = useRef<Promise<string>>(undefined);
  const item = useItem<OpenedContent, Values>({
    keyOf: (_item, { day = '' }) => `${kind}/${id}${id === 'new' ? String(day) : ''}`,
    opened,
    first,
    shownOf: ({ values }) => values,
    ready: () => picture.current,
    onFill: () => void (picture.current = undefined),
    read: () => ask('GET /api/form', { kind, id }),
    async send(typed, over) {
      // A new item has no values of other fields, which a withdrawn one may have had.
      const ofFields = Object.fromEntries(ofNew.map(({ name }) => [name, typed[name] ?? '']));
      const values = over ? typed : ofFields;
      const { version = '' } = over ?? {};
      const answer = await ask('POST /api/form', { kind, id: over ? id : '', version, values });
      // It may be written and not read again.
      const written = { version: answer.version ?? version, values };
      return { ...(over && { saved: written }), ...answer };
    },
    next(saved) {
      if (kind !== 'questions' || id !== 'new') return {};
      const number = String(Number(saved['number']) + 1);
      return { day: saved['day'] ?? '', number, language: saved['language'] ?? '' };
    },
  });
  const { day = '', number = '' } = item.following ?? {};
  const address = number !== '' && hrefOf(kind, { day: String(day), number: String(number), id });
  useEffect(() => {
    // A reload finds what is typed from now on.
    if (address !== false) history.replaceState(null, '', address);
  }, [address]);

  const isInConflict = item.theirs !== null;
  const submittedFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // A disabled form loses the focus, so that the dialog has none to return.
    if (!isInConflict) focusIfLost(submittedFrom.current);
  }, [isInConflict]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submittedFrom.current = document.activeElement as HTMLElement | null;
    // Half a date has no value, as if there were none.
    if (!item.isBusy && event.currentTarget.reportValidity()) item.save(undefined);
  }
  const storing: Storing = {
    onStore: (address) => void (picture.current = address),
    isStoring: (address) => picture.current === address,
  };
  return { item, fields: item.base ? ofAll : ofNew, submit, storing };
}
