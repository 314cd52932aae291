import { registerHooks } from 'node:module';

/** `node --import`: leads `@site/…` to the site's own modules, as Vite does (`siteAlias` of `@setu/website`). */
const source = new URL('../../site/src/', import.meta.url);

registerHooks({
  resolve: (name, context, next) =>
    next(
      name.startsWith('@site/') ? new URL(name.slice('@site/'.length), source).href : name,
      context,
    ),
});
