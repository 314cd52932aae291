import { Text, vars } from '@setu/ui';
import { useEffect, useState } from 'react';
import { colorModes, themes } from '../../looks.ts';
import { unpack } from './packed.ts';
import { readJsx } from './readJsx.ts';

/** Renders the code packed in the address's fragment, once in each theme and mode. */
export function Looks() {
  const [code, setCode] = useState('');
  const [drawn, setDrawn] = useState('');
  useEffect(() => {
    const read = () => void unpack(location.hash.slice(1)).then(setCode, () => setCode(''));
    // Links and forms would lead the frame away, which has the code in its address.
    const stay = (event: Event) => {
      if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
    };
    read();
    window.addEventListener('hashchange', read);
    document.addEventListener('click', stay);
    document.addEventListener('submit', stay);
    return () => {
      window.removeEventListener('hashchange', read);
      document.removeEventListener('click', stay);
      document.removeEventListener('submit', stay);
    };
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(code), 100);
    return () => clearTimeout(timer);
  }, [code]);
  return Object.entries(themes).flatMap(([theme, name]) =>
    colorModes.map((mode) => (
      // An error summary that appears must not take the focus from the editor.
      <div
        inert={drawn !== code}
        key={`${theme} ${mode}`}
        data-setu-theme={theme}
        data-setu-mode={mode}
        style={{ paddingBlockEnd: vars.space.x8 }}
      >
        <Text size="xs" tone="muted" style={{ padding: vars.space.x2 }}>
          {name}, {mode}
        </Text>
        {readJsx(code)}
      </div>
    )),
  );
}
