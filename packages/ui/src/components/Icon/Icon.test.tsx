import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';
import * as icons from './icons.tsx';
import { page, renderAndHydrate } from '../../testing/browser.ts';

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

test('says what it is where no words do', async () => {
  await renderAndHydrate(
    <>
      <Icon path="M5 12.5l4.5 4.5L19 7.5" label="Passed" />
      <Icon>
        <circle cx="12" cy="12" r="8.5" />
      </Icon>
    </>,
  );
  await expect.element(page.getByRole('img', { name: 'Passed' })).toBeVisible();
  expect(page.getByRole('img').elements()).toHaveLength(1);
});
