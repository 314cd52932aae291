import { defineDocument } from '@setu/kit';

export const documentParts = defineDocument({
  structuredData: ({ screen, origin }) => [{ '@type': 'Thing', name: screen, url: origin }],
});
