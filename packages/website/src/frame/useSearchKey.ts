import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The field of the search. */
export const searchFieldId = 'search-words';

/** Ctrl+K, on a Mac Cmd+K, leads to the field of the search; until React is there it is the browser's own. */
export function useSearchKey(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      const field = document.getElementById(searchFieldId);
      if (!(field instanceof HTMLInputElement)) {
        void navigate(`${paths.search}#${searchFieldId}`);
        return;
      }
      field.focus();
      // The next search is typed over this one.
      field.select();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [navigate]);
}
