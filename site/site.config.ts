import { defineSite } from '@setu/kit/config';
import { librarySource } from '../scripts/build/librarySource.ts';
import { allPages } from './src/allPages.ts';
import { backend } from './src/backend.ts';
import { hiddenCourses } from './src/hiddenCourses.ts';
import { institute } from './src/institute.ts';
import { queryValues } from './src/queryValues.ts';

/** This website, as `setu start`, `dev`, `build` and `prerender` take it. */
export default defineSite({
  name: institute.name,
  root: import.meta.dirname,
  app: 'src/app.tsx',
  document: 'src/document.ts',
  backend,
  pages: allPages,
  queryValues,
  warnings: hiddenCourses,
  // Of no use to visitors, so that no process which serves them loads it.
  commands: { desk: async (call) => (await import('./src/desk.ts')).desk(call) },
  vite: {
    // The library from its source, never a build behind.
    resolve: { alias: librarySource },
    // What its parts fetch when they are needed, known to a development server beforehand.
    optimizeDeps: {
      include: [
        '@radix-ui/react-dialog',
        '@radix-ui/react-navigation-menu',
        '@supabase/postgrest-js',
      ],
    },
  },
  styleFiles: ['../packages/ui/src/**/*.css.ts'],
  buildsFrom: [
    '../package-lock.json',
    '../scripts/build',
    '../packages/ui/src',
    '../packages/data/src',
  ],
});
