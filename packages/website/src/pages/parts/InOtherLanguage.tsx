import { inOtherLanguage } from '@locales/articles.ts';
import { Notice } from '@setu/ui';

/** Shown above items that are all in the other language. */
export const InOtherLanguage = ({ items }: { items: readonly { language?: unknown }[] }) =>
  items.length > 0 && items.every(({ language }) => language !== undefined) ? (
    <Notice tone="info">{inOtherLanguage}</Notice>
  ) : null;
