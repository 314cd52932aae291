import { defineSite } from '@setu/kit/config';
import { notes } from './notes.ts';

/** A site of three routes that reads nothing: what the kit must be able to run without ours. */
export default defineSite({
  name: 'Tiny',
  root: import.meta.dirname,
  app: 'app.tsx',
  document: 'document.ts',
  pages: {
    async *list() {
      const pages = Object.keys(notes).map((id) => ({ path: `/notes/${id}`, screen: 'Note' }));
      yield { pages, content: undefined };
    },
    answering: (queries: unknown) => queries,
  },
});
