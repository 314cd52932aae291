import { Button, Stack, Text } from '@setu/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormKind, OpenedContent, Values } from '../../api/contentList.ts';
import type { FormAnswer } from '../../api/publishing.ts';
import { Said } from '../shared/Said.tsx';
import { Conflict } from '../changes/Conflict.tsx';
import { hrefOf } from '../shared/address.ts';
import { ask } from '../shared/ask.ts';
import { Problems, errorOf } from '../shared/Problems.tsx';
import type { ScreenProps } from '../shared/screenProps.ts';
import { Status, UnsavedNotices, WrittenNotice } from '../shared/notices.tsx';
import { useAnswer } from '../shared/useAnswer.tsx';
import { useItem } from '../shared/useItem.ts';
import { useRescued } from '../shared/unsaved.ts';
import { Withdrawable } from '../shared/Withdrawable.tsx';
import { useWords } from '../words/words.ts';
import { Field } from './Field.tsx';
import { formFields } from './formFields.ts';

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
  const [added, setAdded] = useState<{ answer: FormAnswer; count: number; next: Values }>();
  const next = added?.next;
  useEffect(() => {
    // A reload finds what is typed from now on.
    if (next) history.replaceState(null, '', hrefOf(kind, { ...next, language: '', id }));
  }, [kind, next, id]);
  if (id !== 'new') return <Stored {...props} />;
  const onAdded = (answer: FormAnswer, saved: Values) => {
    const { day = '', language = '' } = saved;
    const number = String(Number(saved['number']) + 1);
    const next = kind === 'questions' ? { day, number, language } : {};
    setAdded({ answer, next, count: (added?.count ?? 0) + 1 });
  };
  const first = next ?? (kind === 'questions' ? { day, number } : {});
  return (
    <Form
      key={added?.count}
      {...props}
      {...{ first, onAdded }}
      opened={null}
      before={added?.answer}
    />
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
  before?: FormAnswer | undefined;
  onAdded?: (answer: FormAnswer, saved: Values) => void;
}

function Form({ above, ...props }: FormProps) {
  const { kind, id } = props;
  const all = useWords();
  const words = all.content;
  const { item, fields, submit, onStore } = useContent(props);
  const { base, values, outcome, isBusy } = item;
  const saved = outcome?.kind === 'saved' ? outcome : undefined;
  const problems = outcome?.kind === 'refused' ? outcome.problems : [];
  // An item that is gone and was saved as a new one has another address.
  const isElsewhere = saved !== undefined && id !== 'new' && !base;
  const notice = (
    <WrittenNotice
      heading={saved?.written ? words.saved(all.files.becomes[saved.written.outcome]) : ''}
      written={saved?.written}
      attempt={item.attempt}
      onUndone={item.onSaveUndone}
    >
      {saved && saved.warnings.length > 0 && (
        <Text>
          <Said>{saved.warnings}</Said>
        </Text>
      )}
    </WrittenNotice>
  );
  return (
    <Withdrawable
      id={id}
      address={base ? addressOf(kind, base) : ''}
      language={String(base?.values['language'])}
      // Undoing changes its version.
      onChange={(isOff) => (isOff ? undefined : item.onRestored())}
      isPast={outcome !== undefined}
    >
      <Stack gap="x6">
        {/* Above a new form, which follows a saved one; else beside the button that was pressed. */}
        {!base && notice}
        <UnsavedNotices item={item} />
        {isElsewhere ? (
          item.failure
        ) : (
          <>
            {above}
            <form noValidate onSubmit={submit} style={{ maxInlineSize: '45rem' }}>
              <Stack gap="x5">
                <Problems
                  problems={problems}
                  names={fields.map(({ name }) => name)}
                  labels={words}
                />
                {fields.map((field) => (
                  <Field
                    key={field.name}
                    {...{ field, onStore }}
                    labels={words}
                    isFixed={field.isFixed === true && base !== null}
                    round={item.round}
                    value={values[field.name] ?? ''}
                    errorAt={(place) => errorOf(field.name, problems, all, place)}
                    onChange={(value) => item.change({ [field.name]: value })}
                  />
                ))}
                {item.failure}
                {base && notice}
                <Status>{isBusy && !outcome && <Text>{words.saving}</Text>}</Status>
                <div>
                  <Button type="submit">{words.save}</Button>
                </div>
              </Stack>
            </form>
          </>
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
function useContent({ kind, id, site, ...form }: Omit<FormProps, 'above'>) {
  const words = useWords();
  const ofAll = formFields(kind, site, words);
  const ofNew = ofAll.filter((field) => !field.isOfPublished);
  const storing = useRef<Promise<unknown>>(undefined);
  const item = useItem<OpenedContent, Values>({
    ...form,
    keyOf: () => `${kind}/${id}${id === 'new' ? String(form.first['day'] ?? '') : ''}`,
    shownOf: ({ values }) => values,
    ready: () => storing.current,
    read: () => ask('GET /api/form', { kind, id }),
    async send(typed, over) {
      // A new item has no values of other fields, which a withdrawn one may have had.
      const ofFields = Object.fromEntries(ofNew.map(({ name }) => [name, typed[name] ?? '']));
      const values = over ? typed : ofFields;
      const { version = '' } = over ?? {};
      return ask('POST /api/form', { kind, id: over ? id : '', version, values });
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A disabled button would lose the focus. Half a date has no value, as if there were none.
    if (!item.isBusy && event.currentTarget.reportValidity()) item.save(undefined);
  }
  const onStore = (stored: Promise<unknown>) => {
    storing.current = stored;
    void stored.catch(() => {}).then(() => (storing.current = undefined));
  };
  return { item, fields: item.base ? ofAll : ofNew, submit, onStore };
}
