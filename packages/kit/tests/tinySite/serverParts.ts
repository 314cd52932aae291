import { defineServerParts } from '@setu/kit';
import { notes } from './notes.ts';

export const serverParts = defineServerParts({
  structuredData: ({ screen, origin }) => [{ '@type': 'Thing', name: screen, url: origin }],
  pages: {
    async *list() {
      const pages = Object.keys(notes).map((id) => ({ path: `/notes/${id}`, screen: 'Note' }));
      yield { pages, content: undefined };
    },
    answering: (queries: unknown) => queries,
  },
});
