import { useEffect, useState } from 'react';
import type { OpenedContent, Values } from '../../api/contentList.ts';
import { type Unsaved, forgetUnsaved, keepUnsaved } from '../unsaved.ts';

/**
 * The values typed into a form, kept until it is saved.
 *
 * @param initial what the form is filled with, unless values are kept: these have the version that they had then.
 */
export function useTyped(name: string, initial: OpenedContent, kept: Unsaved<Values> | null) {
  const [opened] = useState<Values>(() => ({ ...initial.values, ...kept?.values }));
  const [values, setValues] = useState(opened);
  const version = kept?.version ?? initial.version;
  useEffect(() => {
    // If the storage is full, the values last only as long as the page.
    if (values !== opened) keepUnsaved(name, version, values);
  }, [name, version, values, opened]);
  return {
    version,
    values,
    /** Whether some were typed before the form was opened. */
    isKept: kept !== null,
    set: (field: string, value: string | string[]) =>
      setValues((before) => ({ ...before, [field]: value })),
    /** To be called when the values were saved or discarded. */
    forget: () => forgetUnsaved(name),
  };
}
