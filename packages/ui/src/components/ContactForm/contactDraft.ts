import { type ContactValues, contactFields } from './validateContact.ts';

/** A message that has not been confirmed as sent. */
export interface ContactDraft {
  values: ContactValues;
  /** Id of the last attempt at sending exactly these values, if there was one. */
  id?: string | undefined;
}

/** Storage for an unsent message of a ContactForm. None of its methods may throw. */
export interface ContactDraftStore {
  read: () => ContactDraft | undefined;
  write: (draft: ContactDraft) => void;
  clear: () => void;
}

const halfAnHour = 30 * 60_000;

/**
 * Keeps a draft in `sessionStorage`, through a reload, for this tab and `maxAgeMs` after the last change (default: half
 * an hour), because phones and computers are shared. Without storage nothing is kept.
 */
export function sessionDraft(key: string, maxAgeMs = halfAnHour): ContactDraftStore {
  const clear = () => withStorage((storage) => storage.removeItem(key));
  return {
    clear,
    read() {
      const kept = withStorage((storage) => parse(storage.getItem(key)));
      if (!kept) return undefined;
      // A clock that was set right in between may have been turned back.
      const age = Math.abs(Date.now() - kept.at);
      if (age < maxAgeMs) return { values: kept.values, id: kept.id };
      clear();
      return undefined;
    },
    write({ values, id }) {
      withStorage((storage) =>
        storage.setItem(key, JSON.stringify({ values, id, at: Date.now() })),
      );
    },
  };
}

/** Storage may be forbidden, full, or missing altogether. */
function withStorage<T>(task: (storage: Storage) => T): T | undefined {
  try {
    return task(sessionStorage);
  } catch {
    return undefined;
  }
}

function parse(text: string | null): (ContactDraft & { at: number }) | undefined {
  const { values, id, at } = (JSON.parse(text ?? 'null') ?? {}) as Record<string, unknown>;
  if (!isContactValues(values) || typeof at !== 'number') return undefined;
  return { values, id: typeof id === 'string' ? id : undefined, at };
}

function isContactValues(values: unknown): values is ContactValues {
  const fields = (values ?? {}) as Record<string, unknown>;
  return contactFields.every((name) => typeof fields[name] === 'string');
}
