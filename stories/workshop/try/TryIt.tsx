import { Button, Heading, Inline, Text, TextField, UiProvider, vars } from '@setu/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addons } from 'storybook/preview-api';
import { useChosenLook } from '../../docs/look.ts';
import { axeOff, globalsOf } from '../../looks.ts';
import { pack, unpack } from './packed.ts';
import { readJsx } from './readJsx.ts';
import './tryIt.css';

const widths = [320, 480, 768, 1280];

/** The window whose address the visitor sees and shares: the workshop's, or this one if opened alone. */
const shown = window.parent;

/** An editor for JSX above pictures of it. The address contains the code; nothing is sent to a server. */
export function TryIt({ start }: { start: string }) {
  const [good, setGood] = useState<string>();
  const globals = globalsOf(useChosenLook(addons.getChannel()));
  const { code, edit, copy, said } = useSharedCode(start, globals);
  const error = useMemo(() => (code === undefined ? undefined : findError(code)), [code]);
  if (error === undefined && good !== code) setGood(code);

  return (
    <main className="try-it">
      <Heading level={1} size="xl2">
        Try it
      </Heading>
      <Text measure tone="muted">
        Write components of @setu/ui with literal props: texts, numbers, lists, objects, elements.
        Functions are not taken, so that a link that you are sent can run nothing.
      </Text>
      <div className="try-it-editor">
        <TextField
          multiline
          label="JSX"
          rows={8}
          spellCheck={false}
          autoCapitalize="none"
          value={code ?? ''}
          error={error}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
        />
      </div>
      <Inline gap="x4">
        <Button onClick={() => void copy()}>Copy link</Button>
        <p role="status">{said}</p>
      </Inline>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it arrow keys would not scroll it */}
      <div role="region" aria-label="Pictures" tabIndex={0} style={{ overflow: 'auto' }}>
        <div style={{ display: 'flex', gap: vars.space.x5, inlineSize: 'max-content' }}>
          {good !== undefined &&
            widths.map((width) => <Picture key={width} {...{ width, globals }} code={good} />)}
        </div>
      </div>
    </main>
  );
}

/** The code that the address contains, at first `start`; `said` is what happened to its link. */
function useSharedCode(start: string, globals: string) {
  const [code, setCode] = useState<string>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    const open = async () => {
      // The workshop writes a choice in its toolbar behind the fragment.
      const [packed = ''] = shown.location.hash.slice(1).split('&');
      try {
        setCode(packed === '' ? start : await unpack(packed));
        setSaid('');
      } catch {
        setCode(start);
        setSaid('The link was cut or changed on its way: ask for it again. This is the example.');
      }
    };
    const read = () => void open();
    read();
    shown.addEventListener('hashchange', read);
    return () => shown.removeEventListener('hashchange', read);
  }, [start]);

  // Debounced, because browsers limit how often a page may change its address; again after a choice in the toolbar,
  // which replaces the address.
  useEffect(() => {
    if (code === undefined || (code === start && shown.location.hash === '')) return undefined;
    const timer = setTimeout(() => void putIntoAddress(code, globals), 300);
    return () => clearTimeout(timer);
  }, [code, start, globals]);

  const copy = async () => {
    try {
      await putIntoAddress(code ?? start, globals);
      await navigator.clipboard.writeText(shown.location.href);
      setSaid('Link copied.');
    } catch {
      setSaid('It could not be copied: the address of this page is the link.');
    }
  };

  const edit = (next: string) => {
    setCode(next);
    setSaid('');
  };
  return { code, edit, copy, said };
}

interface PictureProps {
  width: number;
  code: string;
  /** The choices of the toolbar, as in an address. */
  globals: string;
}

function Picture({ width, code, globals }: PictureProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Replacing only the fragment reloads nothing and adds no history entry.
    const draw = async () => {
      const query = `id=try-it--looks&viewMode=story&globals=${globals}${axeOff}`;
      const address = new URL(`iframe.html?${query}`, location.href);
      address.hash = await pack(code);
      frame.current?.contentWindow?.location.replace(address);
    };
    void draw();
  }, [code, globals]);
  return (
    <figure style={{ margin: 0 }}>
      <Text as="figcaption" tone="muted">
        {width} px
      </Text>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, which reads code and runs none */}
      <iframe
        ref={frame}
        title={`At ${width} pixels`}
        style={{
          boxSizing: 'content-box',
          inlineSize: width,
          blockSize: '44rem',
          border: `${vars.border.thin} solid ${vars.color.line}`,
        }}
      />
    </figure>
  );
}

/** The error of the code, in its JSX or in its rendering. */
function findError(code: string): string | undefined {
  try {
    const drawn = readJsx(code);
    try {
      renderToStaticMarkup(<UiProvider>{drawn}</UiProvider>);
      return undefined;
    } catch (error) {
      return `It cannot be drawn; is a prop missing, or of another shape? ${String(error)}`;
    }
  } catch (error) {
    return (error as Error).message;
  }
}

async function putIntoAddress(code: string, globals: string) {
  const packed = await pack(code);
  const query = shown.location.search.replace(/&globals=[^&]*|$/, `&globals=${globals}`);
  shown.history.replaceState(shown.history.state, '', `${query}#${packed}`);
}
