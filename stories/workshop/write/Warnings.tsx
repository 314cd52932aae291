import { Button, Heading, Notice, Stack, vars } from '@setu/ui';
import type { ArticleWarning } from '@setu/ui/articleText';

/** The maximum number shown: authors would not read more. */
const mostShown = 20;

interface WarningsProps {
  warnings: readonly ArticleWarning[];
  lang: 'en' | 'hi';
  onChoose: (warning: ArticleWarning) => void;
}

/** The probable mistakes in the text, each with a button that leads to its line. */
export function Warnings({ warnings, lang, onChoose }: WarningsProps) {
  return (
    <Stack as="section" aria-labelledby="warnings" gap="x3">
      <Heading level={2} size="lg" id="warnings">
        Warnings
      </Heading>
      {/* Announces changes of the count only, not the list on every keystroke. */}
      <p role="status">
        {warnings.length === 0
          ? 'None: all of it is shown as it was typed.'
          : `${warnings.length} ${warnings.length === 1 ? 'place' : 'places'} to look at.`}
      </p>
      {warnings.length > 0 && (
        <ol style={{ display: 'grid', gap: vars.space.x3, paddingInlineStart: vars.space.x5 }}>
          {warnings.slice(0, mostShown).map((warning) => (
            <li key={`${warning.line} ${warning.column} ${warning.kind}`}>
              <Button size="sm" variant="secondary" onClick={() => onChoose(warning)}>
                {`Line ${warning.line}`}
              </Button>{' '}
              <span lang={lang}>{warning.message}</span>
            </li>
          ))}
        </ol>
      )}
      {warnings.length > mostShown && (
        <Notice tone="info">{`And ${warnings.length - mostShown} more.`}</Notice>
      )}
    </Stack>
  );
}
