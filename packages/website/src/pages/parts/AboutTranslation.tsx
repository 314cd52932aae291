import { translation as words } from '@locales/article.ts';
import { type Article, dayOf } from '@setu/data';
import { usePublicConfig } from '@setu/kit';
import { Notice, TextLink } from '@setu/ui';
import { articlePath } from '../../articles/articleHref.ts';
import { useHydrated } from '../../frame/useHydrated.ts';

interface AboutTranslationProps {
  article: Article;
  translation: NonNullable<Article['translation']>;
  both: boolean;
}

/** Above the text: links to both texts side by side, and to the one in the language of these pages. */
export function AboutTranslation({ article, translation, both }: AboutTranslationProps) {
  const path = articlePath(article);
  const { isStatic, backend } = usePublicConfig();
  const hydrated = useHydrated();
  // A static copy has no file with both.
  const canShowBoth = !isStatic || (backend && hydrated);
  const isOther = article.language !== undefined;
  const corrected = dayOf(article.correctedAfterTranslation ?? null);
  const link = (text: string, href: string) => (
    <p>
      <TextLink arrow={both ? 'back' : 'forward'} href={href}>
        {text}
      </TextLink>
    </p>
  );
  return (
    <>
      {corrected !== null && (
        <Notice tone="info">
          {words.corrected(corrected.split('-').toReversed().join('/'), isOther)}
        </Notice>
      )}
      {!both &&
        canShowBoth &&
        link(words.beside, `${path}?with=${encodeURIComponent(translation.id)}`)}
      {(both || isOther) && link(words.alone, isOther ? articlePath(translation) : path)}
    </>
  );
}
