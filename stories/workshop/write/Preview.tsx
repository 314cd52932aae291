import { ArticleBody, ArticleHeader, hindiLabels, RadioGroup, UiProvider, vars } from '@setu/ui';
import { useState } from 'react';
import type { Draft } from './draft.ts';

type Width = 'phone' | 'wide';
type Mode = 'light' | 'dark';

interface PreviewProps {
  draft: Draft;
  minutes: number | undefined;
  lang: 'en' | 'hi';
}

/** The article as the site shows it, while it is written. */
export function Preview({ draft, minutes, lang }: PreviewProps) {
  const [width, setWidth] = useState<Width>('phone');
  const [mode, setMode] = useState<Mode>('light');
  return (
    <section
      aria-labelledby="preview"
      style={{
        display: 'grid',
        gap: vars.space.x5,
        // Never wider than its place, however wide the article.
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
      }}
    >
      <h2 id="preview" style={{ fontSize: vars.text.lg }}>
        The article
      </h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space.x6 }}>
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
      </div>
      <div
        lang={lang}
        // As on <html>, on a part of the page.
        data-setu-theme={document.documentElement.dataset['setuTheme']}
        data-setu-mode={mode}
        style={{
          background: vars.color.paper,
          color: vars.color.ink,
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
    </section>
  );
}
