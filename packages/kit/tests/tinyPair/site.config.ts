import { defineSite } from '@setu/kit/config';
import tinySite from '../tinySite/site.config.ts';

/** The tiny site in two languages, which differ only in their addresses. */
export default defineSite({
  ...tinySite,
  root: import.meta.dirname,
  app: '../tinySite/app.tsx',
  serverParts: '../tinySite/serverParts.ts',
  languages: ['fr', 'de'],
  buildsFrom: ['../tinySite'],
  vite: async (language) => ({
    plugins: [
      {
        name: 'tiny:prefix',
        config: () => ({ define: { PREFIX: JSON.stringify(language === 'de' ? '/de' : '') } }),
      },
    ],
  }),
});
