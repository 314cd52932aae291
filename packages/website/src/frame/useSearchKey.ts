import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

export const searchFieldId = 'search-words';

/** Makes Ctrl+K, or Cmd+K on a Mac, lead to the search field; until React has loaded, the browser handles it. */
export function useSearchKey(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const { altKey, code, ctrlKey, key, metaKey, shiftKey } = event;
      // A keyboard of another script has no letter K.
      const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
      if (!isK || ctrlKey === metaKey || altKey || shiftKey) return;
      // There it deletes the rest of a line.
      if (ctrlKey && /Mac|iP/.test(navigator.platform)) return;
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
