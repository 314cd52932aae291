import { defineServerParts } from '@setu/kit';
import { notes } from './notes.ts';

export const serverParts = defineServerParts({
  pages: {
    async *list() {
      // Only a link leads to 'hail'.
      const ids = Object.keys(notes).filter((id) => id !== 'hail');
      yield { paths: ids.map((id) => `/notes/${id}`), content: undefined };
    },
    answering: (queries: unknown) => queries,
  },
});
