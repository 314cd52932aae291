import { translation as words } from '@locales/article.ts';
import { dayOf } from '@setu/data';
import type { Article } from '@setu/data';
import { Notice, TextLink } from '@setu/ui';
import { articlePath } from '../../articles/articleHref.ts';

interface AboutTranslationProps {
  article: Article;
  translation: NonNullable<Article['translation']>;
  /** Whether both are shown. */
  both: boolean;
}

/** Above the text: a link to both texts side by side, and a notice if the translation is older than a correction. */
export function AboutTranslation({ article, translation, both }: AboutTranslationProps) {
  const path = articlePath(article);
  const corrected = dayOf(article.correctedAfterTranslation ?? null);
  return (
    <>
      {corrected !== null && (
        <Notice tone="info">{words.corrected(corrected.split('-').toReversed().join('/'))}</Notice>
      )}
      <p>
        <TextLink
          arrow={both ? 'back' : 'forward'}
          href={both ? path : `${path}?with=${encodeURIComponent(translation.id)}`}
        >
          {both ? words.alone : words.beside}
        </TextLink>
      </p>
    </>
  );
}
