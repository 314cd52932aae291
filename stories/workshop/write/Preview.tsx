import {
  ArticleBody,
  ArticleHeader,
  Heading,
  hindiLabels,
  Inline,
  RadioGroup,
  Stack,
  UiProvider,
  vars,
} from '@setu/ui';
import { useState } from 'react';
import type { Draft } from './draft.ts';

interface PreviewProps {
  draft: Draft;
  minutes: number | undefined;
  lang: 'en' | 'hi';
}

/** The article as the site shows it, while it is written. */
export function Preview({ draft, minutes, lang }: PreviewProps) {
  const [width, setWidth] = useState<'phone' | 'wide'>('phone');
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  return (
    <Stack as="section" aria-labelledby="preview" gap="x5">
      <Heading level={2} size="lg" id="preview">
        The article
      </Heading>
      <Inline gap="x6">
        <RadioGroup
          legend="Width"
          name="width"
          value={width}
          onValueChange={setWidth}
          options={[
            { value: 'phone', label: 'A phone' },
            { value: 'wide', label: 'Wide' },
          ]}
        />
        <RadioGroup
          legend="Mode"
          name="mode"
          value={mode}
          onValueChange={setMode}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </Inline>
      <div
        lang={lang}
        // Theme and mode as on <html>, for this part of the page only.
        data-setu-theme={document.documentElement.dataset['setuTheme']}
        data-setu-mode={mode}
        style={{
          inlineSize: width === 'phone' ? '22.5rem' : '100%',
          maxInlineSize: '100%',
          padding: vars.space.x5,
          border: `${vars.border.thin} solid ${vars.color.line}`,
          borderRadius: vars.radius.lg,
          overflowWrap: 'anywhere',
        }}
      >
        <UiProvider
          labels={lang === 'hi' ? hindiLabels : {}}
          locale={`${lang}-IN`}
          timeZone="Asia/Kolkata"
        >
          <ArticleHeader
            title={draft.title}
            date={draft.date}
            category={draft.category}
            minutes={minutes}
            back={{ href: '#preview', label: draft.category }}
          />
          <ArticleBody text={draft.text} />
        </UiProvider>
      </div>
    </Stack>
  );
}
