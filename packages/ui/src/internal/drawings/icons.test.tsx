import { expect, test } from 'vitest';
import * as icons from './icons.tsx';
import { renderAndHydrate } from '../testing/hydrate.tsx';

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
  const [arrow, phone] = container.querySelectorAll('svg');
  if (!arrow || !phone) throw new Error('no icons');
  expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(getComputedStyle(phone).transform).toBe('none');
});
