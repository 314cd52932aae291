import { useEffect, useState } from 'react';
import type { OpenedContent, Values } from '../../api/contentList.ts';
import { forgetUnsaved, keepUnsaved, useUnsaved } from '../unsaved.ts';

/**
 * The values typed into a form, kept until it is saved.
 *
 * @param initial what the form is filled with, unless values are kept: these have the version that they had then.
 */
export function useTyped(name: string, initial: OpenedContent) {
  const { kept } = useUnsaved(name, initial.values);
  const [typed, setTyped] = useState<Values>();
  const values: Values = typed ?? { ...initial.values, ...kept?.values };
  const version = kept?.version ?? initial.version;
  useEffect(() => {
    // If the storage is full, the values last only as long as the page.
    if (typed) keepUnsaved(name, version, typed);
  }, [name, version, typed]);
  return {
    version,
    values,
    /** What was typed before the form was opened; undefined while it is looked for. */
    kept,
    set: (field: string, value: string | string[]) =>
      setTyped((before) => ({ ...(before ?? values), [field]: value })),
    /** To be called when the values were saved or discarded. */
    forget: () => forgetUnsaved(name),
  };
}
