import { type Theme, Grid, vars } from '@setu/ui';
import type { ReactNode } from 'react';
import { Page as ArticlePage } from '../../packages/website/src/pages/Article.tsx';
import { Page as HomePage } from '../../packages/website/src/pages/Home.tsx';
import { article, home, relatedArticles } from '../data/seeds.ts';
import { colorModes } from '../looks.ts';
import { SiteFrame } from '../pages/SiteFrame.tsx';
import { Panel } from './Panel.tsx';
import { Sample } from './Sample.tsx';

export type Subject = 'components' | 'home page' | 'article';

/** Components or a page in the theme, light and dark side by side. */
export function Preview({ theme, subject }: { theme: Theme; subject: Subject }) {
  return (
    <Panel heading="How it looks">
      <style>{theme.css}</style>
      <Grid columns={2} minItemWidth="large" gap="x5">
        {colorModes.map((mode) => (
          <Wearing key={mode} theme={theme.name} mode={mode}>
            {subject === 'components' ? <Sample mode={mode} /> : <Miniature subject={subject} />}
          </Wearing>
        ))}
      </Grid>
    </Panel>
  );
}

/** Applies a theme and mode to a part of the page, as `<html>` does to all of it. */
function Wearing({ theme, mode, children }: { theme: string; mode: string; children: ReactNode }) {
  return (
    <section
      aria-label={`In ${mode} mode`}
      data-setu-theme={theme}
      data-setu-mode={mode}
      style={{
        border: `${vars.border.thin} solid ${vars.color.line}`,
        borderRadius: vars.radius.lg,
        overflow: 'hidden',
        minInlineSize: 0,
      }}
    >
      {children}
    </section>
  );
}

/** A page of the site at half its size, not interactive. */
function Miniature({ subject }: { subject: 'home page' | 'article' }) {
  return (
    <div style={{ blockSize: '44rem', overflow: 'hidden' }}>
      <div inert style={{ zoom: 0.5 }}>
        {subject === 'home page' ? (
          <SiteFrame path="/">
            <HomePage data={home} />
          </SiteFrame>
        ) : (
          <SiteFrame path="/editorial-analysis/13">
            <ArticlePage
              data={{
                ok: true,
                article,
                previous: null,
                next: null,
                dayPosition: null,
                practice: null,
                related: { ok: true, value: relatedArticles },
              }}
            />
          </SiteFrame>
        )}
      </div>
    </div>
  );
}
