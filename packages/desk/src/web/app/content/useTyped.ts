import { useEffect, useState } from 'react';
import type { Values } from '../../api/contentList.ts';
import { forgetUnsaved, keepUnsaved, readUnsaved } from '../unsaved.ts';

/** The values typed into a form, kept until it is saved. */
interface Typed {
  values: Values;
  /** Whether some were typed before the form was opened. */
  isKept: boolean;
  set: (name: string, value: string | string[]) => void;
  /** To be called when the values were saved or discarded. */
  forget: () => void;
}

export function useTyped(name: string, initial: Values): Typed {
  const [kept] = useState(() => readUnsaved(name) as Values | null);
  const [opened] = useState<Values>(() => ({ ...initial, ...kept }));
  const [values, setValues] = useState(opened);
  useEffect(() => {
    // If the storage is full, the values last only as long as the page.
    if (values !== opened) keepUnsaved(name, values);
  }, [name, values, opened]);
  return {
    values,
    isKept: kept !== null,
    set: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    forget: () => forgetUnsaved(name),
  };
}
