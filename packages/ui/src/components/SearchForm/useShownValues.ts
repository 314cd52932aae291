import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Writes values into a form when others are shown than before: after a link to another search. A visitor who is in
 * the form has written them, and may have written more by now. What stands there at first is left alone: it
 * may have been typed before React came.
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
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
        control.value = value;
      }
    }
  }, [form, now]);
}
