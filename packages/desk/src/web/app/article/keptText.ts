import type { ArticleFields } from '../../api/writeArticle.ts';

/** What was typed and is not saved, as this browser keeps it. */
export interface KeptText {
  /** When the last letter was typed. */
  at: string;
  /** Of the article when it was opened; empty: of a new one. */
  version: string;
  fields: ArticleFields;
}

const nameOf = (key: string) => `setu-desk-article:${key}`;

/** @param key of the article: its id, or of a new one what it translates. */
export function readKept(key: string): KeptText | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as KeptText | null;
    return typeof kept?.fields.content === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether there was room for it. */
export function keep(key: string, kept: KeptText): boolean {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export const forget = (key: string): void => localStorage.removeItem(nameOf(key));
