import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { siteAlias } from '@setu/website/config';

/** `node --import`: leads `@site/…` to the site's own modules, as Vite does. */
const aliases = siteAlias(fileURLToPath(new URL('../../site', import.meta.url)));

registerHooks({
  resolve(name, context, next) {
    const alias = aliases.find(({ find }) =>
      typeof find === 'string' ? find === name : find.test(name),
    );
    return next(
      alias ? pathToFileURL(name.replace(alias.find, alias.replacement)).href : name,
      context,
    );
  },
});
