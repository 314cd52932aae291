import { Disclosure, Stack, Text, TextLink } from '@setu/ui';
import type { OpenedArticle } from '../../api/writeArticle.ts';
import { hrefOf } from '../shared/address.ts';
import { useWords } from '../words/words.ts';

interface TwinProps {
  twin: OpenedArticle['twin'];
  base: OpenedArticle | null;
  /** Whether the site has another language, and the project's table can hold translations. */
  canTranslate: boolean;
}

/** The article in the other language: its text, or a way to write it. */
export function Twin({ twin, base, canTranslate }: TwinProps) {
  const words = useWords().article;
  if (twin) {
    const { id, title, content } = twin;
    const language = twin.language ?? 'en';
    return (
      <Disclosure defaultOpen={false} summary={`${words.twin[language]}: ${title ?? ''}`}>
        <Stack gap="x2">
          <TextLink href={hrefOf('article', { id })}>{words.openTwin}</TextLink>
          <Text lang={language} style={{ whiteSpace: 'pre-wrap' }}>
            {content}
          </Text>
        </Stack>
      </Disclosure>
    );
  }
  if (!base || !canTranslate || base.values.translationOf !== '') return null;
  const other = base.values.language === 'en' ? 'hi' : 'en';
  return <TextLink href={hrefOf('article', { of: base.id })}>{words.translate[other]}</TextLink>;
}
