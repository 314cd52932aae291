import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import { uuid } from '../../internal/uuid.ts';
import type { ContactDraft, ContactDraftStore } from './contactDraft.ts';
import { contactFields, readContact } from './validateContact.ts';
import type { ContactValues } from './validateContact.ts';

/** What was kept: back in its fields, or offered because something else stands in them. */
export type Kept = { back: true } | { back: false; values: ContactValues } | undefined;

export interface UseContactDraft {
  kept: Kept;
  /** The id for an attempt at sending these words; the same ones keep theirs until they are sent. */
  begin: (values: ContactValues) => string;
  /** The message was sent: nothing is kept any more. */
  end: () => void;
  /** Notes what is being written. */
  note: () => void;
  putBack: () => void;
  /** Puts an address into its field. */
  setEmail: (email: string) => void;
  discard: () => void;
}

/**
 * @param inside any element of the form.
 * @param answers what the page answers, if it answers a form that was posted natively.
 */
export function useContactDraft(
  inside: RefObject<HTMLElement | null>,
  store: ContactDraftStore | undefined,
  answers: 'sent' | 'failed' | undefined,
): UseContactDraft {
  const [kept, setKept] = useState<Kept>();
  const attempt = useRef<ContactDraft>(undefined);
  const form = () => inside.current?.closest('form');
  const written = () => readContact(new FormData(form() ?? undefined));
  const idOf = (values: ContactValues) =>
    attempt.current && isSame(attempt.current.values, values) ? attempt.current.id : undefined;
  const write = (values: ContactValues) => {
    if (isBlank(values)) store?.clear();
    else store?.write({ values, id: idOf(values) });
  };
  const fill = (values: ContactValues) => {
    for (const name of contactFields) {
      const field = form()?.elements.namedItem(name);
      if (isTextControl(field)) field.value = values[name];
    }
  };

  const takenOver = useRef<ContactDraftStore>(undefined);
  const takeOver = useLatestCallback((from: ContactDraftStore | undefined) => {
    if (!from || takenOver.current === from) return;
    takenOver.current = from;
    if (answers === 'sent') {
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
      if (differs) setKept({ back: false, values: draft.values });
      else if (answers === undefined) setKept({ back: true });
    }
    // Typed before React arrived, or the answer to a plain post.
    write(written());
  });
  useEffect(() => takeOver(store), [store, takeOver]);

  return {
    kept,
    begin(values) {
      const id = idOf(values) ?? uuid();
      attempt.current = { values, id };
      write(values);
      return id;
    },
    end() {
      attempt.current = undefined;
      store?.clear();
      setKept(undefined);
    },
    note: () => write(written()),
    setEmail: (email) => fill({ ...written(), email }),
    putBack() {
      if (kept?.back !== false) return;
      fill(kept.values);
      write(kept.values);
      setKept({ back: true });
    },
    discard() {
      // What was only offered is not what stands in the fields.
      if (kept?.back) {
        attempt.current = undefined;
        store?.clear();
        fill({ firstName: '', lastName: '', email: '', message: '' });
      }
      setKept(undefined);
      const first = form()?.elements.namedItem(contactFields[0]);
      if (isTextControl(first)) first.focus();
    },
  };
}

function isTextControl(
  element: Element | RadioNodeList | null | undefined,
): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function isBlank(values: ContactValues): boolean {
  return contactFields.every((name) => values[name].trim() === '');
}

function isSame(a: ContactValues, b: ContactValues): boolean {
  return contactFields.every((name) => a[name] === b[name]);
}
