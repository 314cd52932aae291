import { useEffect, useState } from 'react';
import type { Values } from '../../api/contentList.ts';
import { forgetUnsaved, keepUnsaved, readUnsaved } from '../unsaved.ts';

/** What is typed into a form, and kept until it is saved. */
export interface Typed {
  values: Values;
  /** Whether it was typed before the form was opened. */
  isKept: boolean;
  set: (name: string, value: string | string[]) => void;
  /** It was saved, or is not wanted. */
  forget: () => void;
}

export function useTyped(name: string, initial: Values): Typed {
  const [kept] = useState(() => readUnsaved(name) as Values | null);
  const [opened] = useState<Values>(() => ({ ...initial, ...kept }));
  const [values, setValues] = useState(opened);
  useEffect(() => {
    // Without room for it, what is typed stays as long as its page.
    if (values !== opened) keepUnsaved(name, values);
  }, [name, values, opened]);
  return {
    values,
    isKept: kept !== null,
    set: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    forget: () => forgetUnsaved(name),
  };
}
