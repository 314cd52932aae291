import { createContext, use } from 'react';
import { type Words, en } from './en.ts';
import { hi } from './hi.ts';

export const languages = { en, hi } as const satisfies Record<string, Words>;
export type DeskLanguage = keyof typeof languages;

export const WordsContext = createContext<Words>(en);
export const useWords = (): Words => use(WordsContext);

/** An instant in India's time, formatted for the locale. */
export const inIndia = (instant: string, { locale }: Pick<Words, 'locale'>): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(instant));
