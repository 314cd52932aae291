import { safeHref, safeImage } from '../values/urls.ts';
import { asRow, key, text } from '../values/values.ts';
import type { InLanguage } from './language.ts';

export interface Resource extends InLanguage {
  id: string;
  title: string | null;
  image: string | null;
  href: string | null;
  category: string | null;
}

export const resourceTitleColumns = 'id,title,category,href';

export function toResource(value: unknown, origin?: string): Resource | undefined {
  const row = asRow(value);
  const id = key(row?.id);
  if (!row || id === null) return undefined;
  return {
    id,
    title: text(row.title),
    image: safeImage(row.image, origin),
    href: safeHref(row.href),
    category: text(row.category),
  };
}
