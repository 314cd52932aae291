import { registerHooks } from 'node:module';

/**
 * `node --import`: leads `@site/…` to the site's own modules and `@texts/…` to the website's English words, as
 * Vite does (`siteAlias` and `textsAlias` of `@setu/website`).
 */
const folders = {
  '@site/': new URL('../../site/src/', import.meta.url),
  '@texts/': new URL('../../packages/website/src/texts/en/', import.meta.url),
};

registerHooks({
  resolve(name, context, next) {
    const [prefix, folder] =
      Object.entries(folders).find(([prefix]) => name.startsWith(prefix)) ?? [];
    return next(prefix && folder ? new URL(name.slice(prefix.length), folder).href : name, context);
  },
});
