import { useRef, useState } from 'react';
import type { OpenedContent, Values } from '../../api/contentList.ts';
import { forgetUnsaved, isSame, keepUnsaved, readUnsaved } from '../shared/unsaved.ts';

/**
 * The values typed into a form, kept until it is saved.
 *
 * @param initial what the form is filled with, unless values are kept: these have the version that they had then.
 * @param isStored whether `initial` is found again without being kept.
 */
export function useTyped(name: string, initial: OpenedContent, isStored: boolean) {
  const [kept] = useState(() => readUnsaved(name, initial.values));
  const [values, setValues] = useState<Values>({ ...initial.values, ...kept?.values });
  // The address of a picture arrives when other fields have been changed, or everything was saved or discarded.
  const latest = useRef<Values | null>(values);
  // By the older version, a save detects that another had saved before a withdrawal that was undone.
  const [first] = useState(initial);
  const { version } = kept ?? (isSame(initial.values, first.values) ? initial : first);
  return {
    name,
    version,
    values,
    /** Whether they were typed before the form was opened. */
    isKept: kept !== null,
    set(field: string, value: string | string[]) {
      if (!latest.current) return;
      latest.current = { ...latest.current, [field]: value };
      setValues(latest.current);
      // What was taken back must not hide what others store later.
      if (isStored && isSame(latest.current, first.values)) forgetUnsaved(name);
      else keepUnsaved(name, version, latest.current);
    },
    /** To be called when the values were saved or discarded. */
    forget() {
      latest.current = null;
      forgetUnsaved(name);
    },
  };
}
