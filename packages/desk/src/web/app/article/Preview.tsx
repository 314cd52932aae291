import type { Language } from '@setu/data/staff';
import { Heading, Inline, RadioGroup, Stack, vars } from '@setu/ui';
import { use, useDeferredValue, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PreviewArticle } from '../../../command.ts';
import { loadFonts } from '../shared/loadFonts.ts';
import { optionsOf } from '../shared/optionsOf.ts';
import { SitePagesContext } from '../shared/sitePages.ts';
import { useWords } from '../words/words.ts';

const widths = { phone: 360, desktop: 1100 } as const;
export type PreviewWidth = keyof typeof widths;
type Mode = 'light' | 'dark';

interface PreviewProps {
  article: PreviewArticle;
  language: Language;
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
}

/** The site's page of the article in the form. It is rendered within this page, and never sent to a server. */
export function Preview({ article, language, width, onWidth }: PreviewProps) {
  const words = useWords().article.preview;
  const pages = use(SitePagesContext);
  const shown = useDeferredValue(article);
  const [mode, setMode] = useState<Mode>('light');
  const { ref, prepare, place } = useFrame(mode);
  if (!pages) return null;
  const ArticlePage = pages[language];
  return (
    <Stack
      as="section"
      gap="x3"
      style={{ position: 'sticky', insetBlockStart: 0, paddingBlock: vars.space.x4 }}
    >
      <Heading level={2}>{words.heading}</Heading>
      <Inline align="start" gap="x6">
        <RadioGroup
          legend={words.width}
          name="width"
          value={width}
          onValueChange={onWidth}
          options={optionsOf(words.widths)}
        />
        <RadioGroup
          legend={words.mode}
          name="mode"
          value={mode}
          onValueChange={setMode}
          options={optionsOf(words.modes)}
        />
      </Inline>
      <div
        role="region"
        aria-label={words.heading}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it arrow keys would not scroll it
        tabIndex={0}
        style={{ overflowX: 'auto' }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- WebKit calls no listener in a sandbox: webkit.org/b/218086. The page's policy allows no script in it. */}
        <iframe
          ref={ref}
          title={words.frame}
          onLoad={prepare}
          style={{
            inlineSize: widths[width],
            maxInlineSize: width === 'phone' ? '100%' : undefined,
            // At that of a phone it stands beside the form, and stays in view.
            blockSize: width === 'phone' ? 'clamp(14rem, 100vh - 16rem, 40rem)' : '40rem',
            border: `1px solid ${vars.color.line}`,
            borderRadius: vars.radius.md,
          }}
        />
      </div>
      {place && createPortal(<ArticlePage article={shown} />, place)}
    </Stack>
  );
}

/** The document of the frame; `place` is its body, once the styles and fonts of this page are loaded there. */
function useFrame(mode: Mode) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<HTMLElement>();
  /** Also to be called on load, because some browsers replace the first empty document. */
  const prepare = () => {
    const inside = frame.current?.contentDocument;
    const sheet = document.querySelector('link[rel="stylesheet"]')?.cloneNode();
    if (!inside || !sheet || inside.head.childElementCount > 0) return;
    sheet.addEventListener('load', () => {
      void loadFonts(inside).then(() => setPlace(inside.body));
    });
    inside.head.append(sheet);
    // A link would lead the frame away from the preview.
    inside.addEventListener('click', (event) => event.preventDefault());
  };
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (!place || !root) return;
    const { className, lang } = document.documentElement;
    Object.assign(root, { className, lang });
    root.dataset['setuMode'] = mode;
  }, [place, mode]);
  const ref = (element: HTMLIFrameElement | null) => {
    frame.current = element;
    prepare();
  };
  return { ref, prepare, place };
}
