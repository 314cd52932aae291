import { type RefObject, useEffect, useRef } from 'react';

/**
 * Writes changed values into a form, as after a link to another search; not while focus is in it, as more may have been
 * typed since. The initial values stay, because they may have been typed before React arrived.
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
