import { type RefObject, useEffect, useRef } from 'react';

/**
 * Writes changed values into a form, as after a link to another search. Not while focus is in the form: the
 * visitor has entered these values, and may have typed more since. The initial values are left alone, because
 * they may have been typed before React arrived.
 */
export function useShownValues(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string>>,
): void {
  const now = JSON.stringify(values);
  const last = useRef(now);
  useEffect(() => {
    if (last.current === now) return;
    last.current = now;
    const controls = form.current;
    if (!controls || controls.contains(document.activeElement)) return;
    for (const [name, value] of Object.entries(JSON.parse(now) as Record<string, string>)) {
      const control = controls.elements.namedItem(name);
      if (control && 'labels' in control) (control as HTMLInputElement).value = value;
    }
  }, [form, now]);
}
