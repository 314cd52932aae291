import { useState } from 'react';
import type { OpenedContent, Values } from '../../api/contentList.ts';
import { forgetUnsaved, keepUnsaved, readUnsaved } from '../unsaved.ts';

/**
 * The values typed into a form, kept until it is saved.
 *
 * @param initial what the form is filled with, unless values are kept: these have the version that they had then.
 */
export function useTyped(name: string, initial: OpenedContent) {
  const [kept] = useState(() => readUnsaved(name, initial.values));
  const [values, setValues] = useState<Values>({ ...initial.values, ...kept?.values });
  const version = kept?.version ?? initial.version;
  return {
    version,
    values,
    /** Whether they were typed before the form was opened. */
    isKept: kept !== null,
    set(field: string, value: string | string[]) {
      const typed = { ...values, [field]: value };
      setValues(typed);
      keepUnsaved(name, version, typed);
    },
    /** To be called when the values were saved or discarded. */
    forget: () => forgetUnsaved(name),
  };
}
