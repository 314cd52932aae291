import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

export const searchFieldId = 'search-words';

/** Makes Ctrl+K, or Cmd+K on a Mac, lead to the search field; until React has loaded, the browser handles it. */
export function useSearchKey(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
      // On a Mac, Ctrl+K deletes the rest of a line.
      const isMac = /Mac/.test(navigator.userAgent);
      if (metaKey !== isMac || ctrlKey === isMac) return;
      if (key.toLowerCase() !== 'k' || altKey || shiftKey) return;
      event.preventDefault();
      const field = document.getElementById(searchFieldId);
      if (!(field instanceof HTMLInputElement)) {
        void navigate(`${paths.search}#${searchFieldId}`);
        return;
      }
      field.focus();
      // Selected, so that typing replaces the words of the last search.
      field.select();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [navigate]);
}
