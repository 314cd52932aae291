import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';

export interface SearchFormSearch {
  /** The values of the form, by the names of its fields: `q` and those of the filters. */
  values: Record<string, string>;
  /** The cause of the search: typing, choosing from a list, or submitting the form. */
  by: 'typing' | 'choice' | 'submit';
}

/** The minimum time between two searches while the visitor types. */
const waitMs = 250;

/** Whether a control differs from what the page was sent with. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLSelectElement)) return false;
  const options = [...control.options];
  return !(options.find((option) => option.defaultSelected) ?? options[0])?.selected;
}

/**
 * Makes one search of everything typed or chosen within a quarter of a second, also before React arrived; submitting
 * searches at once.
 */
export function useSearchAsTyped(
  form: RefObject<HTMLFormElement | null>,
  onSearch: ((search: SearchFormSearch) => void) | undefined,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const by = useRef<SearchFormSearch['by']>('typing');

  const search = useLatestCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    // The form has no file inputs.
    const values = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    onSearch?.({ values, by: by.current });
  });
  const later = useLatestCallback((control: Element) => {
    by.current = control.matches('select') ? 'choice' : 'typing';
    timer.current ??= setTimeout(search, waitMs);
  });
  useEffect(() => {
    // Typed or chosen before React arrived.
    const changed = [...(form.current?.elements ?? [])].find(isChanged);
    if (changed) later(changed);
    return () => {
      clearTimeout(timer.current);
      // An `Activity` that is shown again keeps it.
      timer.current = undefined;
    };
  }, [form, later]);

  if (!onSearch) return {};
  return {
    onInput({ target }: FormEvent) {
      later(target as Element);
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      by.current = 'submit';
      search();
    },
  };
}
