import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import type { SearchFormSearch } from './SearchFormSearch.ts';

/** The minimum time between two searches while the visitor types. */
const waitMs = 250;

/** Makes one search of everything typed or chosen within a quarter of a second; submitting searches at once. */
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
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // An `Activity` that is shown again keeps it.
      timer.current = undefined;
    },
    [],
  );

  if (!onSearch) return {};
  return {
    onInput({ target }: FormEvent) {
      by.current = (target as Element).matches('select') ? 'choice' : 'typing';
      timer.current ??= setTimeout(search, waitMs);
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      by.current = 'submit';
      search();
    },
  };
}
