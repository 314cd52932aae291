import { type RefObject, useEffect, useRef } from 'react';

/**
 * Writes changed values into a form, as after a link to another search; not while focus is in it, as more may have been
 * typed since. The initial values stay, because they may have been typed before React arrived.
 *
 * @param choices of the form's lists: a list takes its value as soon as it has the option.
 */
export function useShownValues(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string>>,
  choices: readonly string[],
): void {
  const now = JSON.stringify([values, choices]);
  const last = useRef(now);
  useEffect(() => {
    if (last.current === now) return;
    last.current = now;
    const controls = form.current;
    if (!controls || controls.contains(document.activeElement)) return;
    const [shown] = JSON.parse(now) as [typeof values];
    for (const [name, value] of Object.entries(shown)) {
      const control = controls.elements.namedItem(name);
      if (control && 'labels' in control) (control as HTMLInputElement).value = value;
    }
  }, [form, now]);
}
