import { useEffect, useState } from 'react';
import type { Values } from '../../api/contentList.ts';

/** What is typed into a form: it survives a closed tab, and a save that fails. */
export interface Typed {
  values: Values;
  /** Whether it was typed before the form was opened. */
  isKept: boolean;
  set: (name: string, value: string | string[]) => void;
  /** It was saved, or is not wanted. */
  forget: () => void;
}

export function useTyped(name: string, initial: Values): Typed {
  const key = `setu-desk-typed/${name}`;
  const [kept] = useState(() => localStorage.getItem(key));
  const [opened] = useState<Values>(() => ({
    ...initial,
    ...(JSON.parse(kept ?? '{}') as Values),
  }));
  const [values, setValues] = useState(opened);
  useEffect(() => {
    try {
      if (values !== opened) localStorage.setItem(key, JSON.stringify(values));
    } catch {
      // No room: what is typed stays as long as its page.
    }
  }, [key, values, opened]);
  return {
    values,
    isKept: kept !== null,
    set: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    forget: () => localStorage.removeItem(key),
  };
}
