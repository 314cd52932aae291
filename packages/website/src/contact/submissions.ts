import type { ContactValues } from '@setu/ui';

/** How long the same words count as one message, whatever their ids. */
const memoryMs = 10 * 60_000;
const hourMs = 60 * 60_000;

type SendResult = 'stored' | 'refused to start';

interface Submission {
  id: string;
  at: number;
  /** Set while the message is being stored, and permanently once it is stored. */
  sending: Promise<SendResult> | undefined;
}

export interface SubmissionOptions {
  /** The key sent with the form; it may belong to another message, or be made up. */
  given: string;
  /** Called before a message is stored, unless it is already being stored or has been. */
  mayStart: () => boolean | Promise<boolean>;
  store: (id: string) => Promise<void>;
}

/**
 * The database keeps message ids unique; this memory covers what it cannot detect: a table without that column, and the
 * same words under two ids (two tabs, a change of the hour).
 */
export function createSubmissions() {
  const recent = new Map<string, Submission>();

  return {
    /** Stores a message once, however often it is sent; rejects as `store` does. */
    async send(values: ContactValues, options: SubmissionOptions): Promise<SendResult> {
      const [words, id] = await Promise.all([digest(values), submissionId(values, options.given)]);
      // Not by `Date`, which may be set back.
      const at = performance.now();
      forget(at - memoryMs);
      const submission = recent.get(words) ?? { id, at, sending: undefined };
      recent.set(words, submission);
      submission.sending ??= attempt(words, submission, options);
      return submission.sending;
    },
  };

  async function attempt(
    words: string,
    submission: Submission,
    { mayStart, store }: SubmissionOptions,
  ): Promise<SendResult> {
    try {
      if (await mayStart()) {
        await store(submission.id);
        return 'stored';
      }
    } catch (error) {
      submission.sending = undefined;
      throw error;
    }
    // A refused message is not remembered, so that the limit bounds the memory too.
    recent.delete(words);
    return 'refused to start';
  }

  function forget(before: number): void {
    for (const [words, { at }] of recent) {
      // In order of arrival, so the old ones come first.
      if (at > before) break;
      recent.delete(words);
    }
  }
}

/** A form's own key, or the hour for a form without one: a cached page cannot contain a key. */
export function keyFor(given: string): string {
  return /^[\w-]{1,64}$/.test(given) ? given : `hour-${Math.floor(Date.now() / hourMs)}`;
}

/**
 * A message's id: a hash of its key and words, so that a changed text is a new message under any key. It does
 * not include the sender's IP address, which could be recovered by trying them all.
 */
export async function submissionId(values: ContactValues, given: string): Promise<string> {
  const hex = await digest([keyFor(given), values]);
  // UUID version 8, for custom schemes (RFC 9562, section 5.8).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

async function digest(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
