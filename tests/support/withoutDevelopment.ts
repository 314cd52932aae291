import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { read, root } from './repository.ts';

// When preloaded, hides from a process every package that `npm ci --omit=dev` would not install.

const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { dev?: boolean }>;
};
const omitted = Object.keys(packages)
  .filter((folder) => packages[folder]?.dev)
  .map((folder) => `${pathToFileURL(path.join(root, folder)).href}/`);

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (!omitted.some((folder) => found.url.startsWith(folder))) return found;
    throw Object.assign(new Error(`Cannot find package '${specifier}'`), {
      code: 'ERR_MODULE_NOT_FOUND',
    });
  },
});
