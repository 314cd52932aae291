import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import { uuid } from '../../internal/uuid.ts';
import type { ContactDraft, ContactDraftStore } from './contactDraft.ts';
import type { ContactResult } from './contactQuestion.ts';
import {
  type ContactField,
  type ContactValues,
  contactFields,
  readContact,
} from './validateContact.ts';

/** A kept draft: back in the fields, or offered because they contain something else. */
export type Kept = { back: true } | { back: false; draft: ContactDraft } | undefined;

export type UseContactDraft = ReturnType<typeof useContactDraft>;

/** @param inside Contains the fields of the form. */
export function useContactDraft(
  inside: RefObject<HTMLElement | null>,
  store: ContactDraftStore | undefined,
  posted: ContactResult | undefined,
) {
  const [kept, setKept] = useState<Kept>();
  const attempt = useRef<ContactDraft>(undefined);
  const written = () => readContact(new FormData(inside.current?.closest('form') ?? undefined));
  const idOf = (values: ContactValues) =>
    attempt.current && isSame(attempt.current.values, values) ? attempt.current.id : undefined;
  const write = (values: ContactValues) => {
    if (isBlank(values)) store?.clear();
    else store?.write({ values, id: idOf(values) });
  };
  const control = (name: ContactField) =>
    inside.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const fill = (values: ContactValues) => {
    for (const name of contactFields) {
      const field = control(name);
      if (field) field.value = values[name];
    }
  };
  /** The pressed button goes with the offer. */
  const focusFirst = () => control(contactFields[0])?.focus();

  const takenOver = useRef<ContactDraftStore>(undefined);
  const takeOver = useLatestCallback((from: ContactDraftStore | undefined) => {
    if (!from || takenOver.current === from) return;
    takenOver.current = from;
    if (posted?.ok) {
      from.clear();
      return;
    }
    const draft = from.read();
    const standing = written();
    if (draft && !isBlank(draft.values)) {
      attempt.current = draft;
      const differs = contactFields.some(
        (name) => standing[name] !== '' && standing[name] !== draft.values[name],
      );
      if (!differs) fill(draft.values);
      if (differs) setKept({ back: false, draft });
      else if (posted === undefined) setKept({ back: true });
    }
    // Saves text typed before hydration, or returned by the answer to a native POST.
    write(written());
  });
  useEffect(() => takeOver(store), [store, takeOver]);

  return {
    kept,
    /** Returns the id for an attempt at sending these values; equal values keep their id until they are sent. */
    begin(values: ContactValues): string {
      const id = idOf(values) ?? uuid();
      attempt.current = { values, id };
      write(values);
      return id;
    },
    /** Clears the draft after the message was sent, but not another one that is still offered. */
    end: useLatestCallback(() => {
      attempt.current = undefined;
      store?.clear();
      // Firefox keeps the values of fields that go, and puts them into the next ones on a reload.
      fill(blank);
      if (kept?.back === false) store?.write(kept.draft);
      else setKept(undefined);
    }),
    /** Saves the current values of the fields. */
    note: () => write(written()),
    /** Puts an address into its field. */
    setEmail: (email: string) => fill({ ...written(), email }),
    putBack: () => {
      if (kept?.back !== false) return;
      attempt.current = kept.draft;
      fill(kept.draft.values);
      write(kept.draft.values);
      setKept({ back: true });
      focusFirst();
    },
    discard: () => {
      // A draft that was only offered is not in the fields, so they are left alone.
      if (kept?.back) {
        attempt.current = undefined;
        store?.clear();
        fill(blank);
      } else write(written());
      setKept(undefined);
      focusFirst();
    },
  };
}

const blank: ContactValues = { firstName: '', lastName: '', email: '', message: '' };

function isBlank(values: ContactValues): boolean {
  return contactFields.every((name) => values[name].trim() === '');
}

function isSame(a: ContactValues, b: ContactValues): boolean {
  return contactFields.every((name) => a[name] === b[name]);
}
