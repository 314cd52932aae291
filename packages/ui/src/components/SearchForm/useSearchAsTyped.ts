import { useEffect, useRef } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useLatestCallback } from '../../internal/hooks/useLatestCallback.ts';
import type { SearchFormSearch } from './SearchFormSearch.ts';

/** So long nothing more is asked while the visitor goes on. */
const waitMs = 250;

/**
 * Hears the form: what is typed or chosen within a quarter of a second is one search, begun at the end of it.
 * To send the form is a search at once.
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
    // There is no file in it.
    const values = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    onSearch?.({ values, by: by.current });
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  if (!onSearch) return {};
  return {
    onInput({ target }: FormEvent) {
      by.current = target instanceof HTMLSelectElement ? 'choice' : 'typing';
      timer.current ??= setTimeout(search, waitMs);
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      by.current = 'submit';
      search();
    },
  };
}
