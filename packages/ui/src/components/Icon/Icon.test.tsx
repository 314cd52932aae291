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

test('what points forward turns around where text runs from right to left', async () => {
  const { container } = await renderAndHydrate(
    <div dir="rtl">
      <icons.IconArrowRight />
      <icons.IconPhone />
    </div>,
  );
  const drawings = [...container.querySelectorAll('svg')];
  const turns = drawings.map((drawing) => getComputedStyle(drawing).transform);
  expect(turns).toEqual(['matrix(-1, 0, 0, 1, 0, 0)', 'none']);
});
