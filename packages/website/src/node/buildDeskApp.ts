import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DeskSite } from '@setu/desk';
import { buildApp, loadSite } from '@setu/kit/node';
import { deskLanguages } from '../vite/deskLanguages.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const entry = here('../desk/deskApp.ts');

export const buildDeskApp =
  (root: string): DeskSite['buildApp'] =>
  async () => {
    const ofDesk = fileURLToPath(new URL('.', import.meta.resolve('@setu/desk')));
    const site = await loadSite(root);
    const vite = async (language?: string) => {
      const own = await site.vite?.(language);
      return {
        ...own,
        plugins: [deskLanguages(path.resolve(root), site.languages ?? []), own?.plugins],
      };
    };
    return buildApp({ ...site, vite }, { name: 'desk', entry, buildsFrom: [entry, ofDesk] });
  };
