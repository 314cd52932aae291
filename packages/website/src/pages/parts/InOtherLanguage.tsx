import { inOtherLanguage } from '@locales/articles.ts';
import { Notice } from '@setu/ui';
import { areInOtherLanguage } from '../../articles/archive.ts';

export const InOtherLanguage = ({ items }: { items: readonly { language?: unknown }[] }) =>
  areInOtherLanguage(items) ? <Notice tone="info">{inOtherLanguage}</Notice> : null;
