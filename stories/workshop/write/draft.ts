import { useEffect, useState } from 'react';

/** The article being written. */
export interface Draft {
  title: string;
  category: string;
  /** yyyy-mm-dd. */
  date: string;
  text: string;
}

const key = 'setu-write-an-article';

/** A draft that survives a reload, in this tab only. Without storage it begins with `start`. */
export function useDraft(start: Draft) {
  const [draft, setDraft] = useState(() => ({ ...start, ...kept() }));
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // No storage: the draft lasts as long as the page.
    }
  }, [draft]);
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
  return { draft, change, reset: () => setDraft(start) };
}

function kept(): Partial<Draft> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>;
  } catch {
    return {};
  }
}

/**
 * The file that `desk publish` and `desk preview` read: front matter, then the text as it is. JSON strings
 * are valid YAML.
 */
export function markdownFile({ title, category, date, text }: Draft): string {
  const fields = { title, category, date };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', `${text.trim()}\n`].join('\n');
}

/** The name of that file, made of the title's words. */
export function fileName({ title }: Draft): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['article'];
  return `${words.join('-').slice(0, 80)}.md`;
}
