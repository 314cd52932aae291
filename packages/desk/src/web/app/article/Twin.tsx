import { Disclosure, Stack, Text, TextLink } from '@setu/ui';
import type { OpenedArticle } from '../../api/writeArticle.ts';
import { hrefOf } from '../shared/address.ts';
import { useWords } from '../words/words.ts';

interface TwinProps {
  twin: OpenedArticle['twin'];
  base: OpenedArticle | null;
  /** Whether its text is shown at once: who translates reads it. */
  isOpen: boolean;
  /** Whether the site has another language, and the project's table can hold translations. */
  canTranslate: boolean;
}

/** The article in the other language: its text, or a way to write it. */
export function Twin({ twin, base, isOpen, canTranslate }: TwinProps) {
  const words = useWords().article;
  if (twin) {
    const { id, title, content } = twin;
    const language = twin.language ?? 'en';
    const heading = `${words.twin[language]}: ${title ?? ''}`;
    return (
      <Disclosure defaultOpen={isOpen} summary={heading}>
        <Stack gap="x2">
          <TextLink href={hrefOf('article', { id })}>{words.openTwin}</TextLink>
          <div
            role="region"
            aria-label={heading}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it arrow keys would not scroll it
            tabIndex={0}
            style={{ maxBlockSize: '30rem', overflowY: 'auto' }}
          >
            <Text lang={language} style={{ whiteSpace: 'pre-wrap' }}>
              {content}
            </Text>
          </div>
        </Stack>
      </Disclosure>
    );
  }
  if (!base || !canTranslate || base.values.translationOf !== '') return null;
  const other = base.values.language === 'en' ? 'hi' : 'en';
  return <TextLink href={hrefOf('article', { of: base.id })}>{words.translate[other]}</TextLink>;
}
