import { Text, vars } from '@setu/ui';
import { useEffect, useState } from 'react';
import { colorModes, themes } from '../../../.storybook/looks.ts';
import { unpack } from './packed.ts';
import { readJsx } from './readJsx.ts';

/** Renders the code packed in the address's fragment, once in each theme and mode. */
export function Looks() {
  const [code, setCode] = useState('');
  useEffect(() => {
    const read = () => void unpack(location.hash.slice(1)).then(setCode, () => setCode(''));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return Object.entries(themes).flatMap(([theme, name]) =>
    colorModes.map((mode) => (
      <div
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
