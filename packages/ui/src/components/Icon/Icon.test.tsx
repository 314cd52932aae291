import { expect, test } from 'vitest';
import * as icons from './icons.tsx';
import { renderAndHydrate } from '../../testing/browser.ts';

test('every icon is decoration of the asked size', async () => {
  const { container } = await renderAndHydrate(
    Object.entries(icons).map(([name, Icon]) => <Icon key={name} size={24} />),
  );
  const drawings = [...container.children];
  expect(drawings).toHaveLength(Object.keys(icons).length);
  for (const drawing of drawings) {
    expect(drawing.getAttribute('aria-hidden')).toBe('true');
    expect(drawing.getAttribute('width')).toBe('1.5rem');
    expect(drawing.innerHTML).not.toBe('');
  }
});
