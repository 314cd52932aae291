import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulate, renderAndHydrate, renderOnServer } from '../../testing/browser.ts';
import { renderInActivity } from '../../testing/renderInActivity.tsx';
import { AnswerBox } from './AnswerBox.tsx';

const question = 'Discuss the Money Bill. (5 words)';
const box = (draft?: { read: () => string | undefined; write: (text: string) => void }) => (
  <AnswerBox question={question} limit={5} draft={draft} />
);
const field = page.getByRole('textbox', { name: 'Your answer' });

test('counts words, those before React too, and cuts nothing off', async () => {
  let kept = 'Older';
  const { hydrate } = renderOnServer(box({ read: () => kept, write: (text) => (kept = text) }));
  await expect.element(field).toHaveAccessibleDescription(`0 of 5 words ${question}`);
  await userEvent.fill(field, 'is read');
  await hydrate();
  await expect.element(field).toHaveValue('Older\n\nis read');
  expect(kept).toBe('Older\n\nis read');
  await expect.element(page.getByText('3 of 5 words')).toBeVisible();
  await userEvent.type(field, ' once, then twice more.');
  await expect.element(page.getByText('7 of 5 words: 2 too many')).toBeVisible();
});

test('announces each fifty words and that it is too long, not each word', async () => {
  await renderAndHydrate(<AnswerBox question={question} limit={120} />);
  const status = page.getByRole('status');
  const said = async (words: number, text: string) => {
    await userEvent.fill(field, 'word '.repeat(words));
    await expect.element(field).toHaveAccessibleDescription(new RegExp(`^${words} of 120`));
    expect(status.element().textContent).toBe(text);
  };
  await said(49, '');
  await said(50, '50 of 120 words');
  await said(99, '50 of 120 words');
  await said(121, '121 of 120 words: 1 too many');
  await said(140, '121 of 120 words: 1 too many');
  await said(110, '110 of 120 words');
  await said(300, '300 of 120 words: 180 too many');
});

test('takes over a draft that goes on where this box ends', async () => {
  const write = vi.fn<(text: string) => void>();
  const { hydrate } = renderOnServer(box({ read: () => 'is read twice', write }));
  await userEvent.fill(field, 'is read');
  await hydrate();
  await expect.element(field).toHaveValue('is read twice');
  expect(write).not.toHaveBeenCalled();
});

test('takes over what another tab has written while it was hidden', async () => {
  let kept = 'A Bill';
  const write = vi.fn<(text: string) => void>();
  const { hide, show } = await renderInActivity(box({ read: () => kept, write }));
  await hide();
  kept = 'A Money Bill';
  await show();
  await expect.element(field).toHaveValue('A Money Bill');
  expect(write).not.toHaveBeenCalled();
});

test('takes over what another tab has written, and keeps both once something is written here', async () => {
  let kept = 'A Bill';
  await renderAndHydrate(box({ read: () => kept, write: (text) => (kept = text) }));
  const writtenElsewhere = (text: string) => {
    kept = text;
    window.dispatchEvent(new StorageEvent('storage'));
  };
  await expect.element(field).toHaveValue('A Bill');
  writtenElsewhere('A Money Bill');
  await expect.element(field).toHaveValue('A Money Bill');
  await expect.element(page.getByText('3 of 5 words')).toBeVisible();
  // A page in the back/forward cache hears of no change.
  kept = 'A Finance Bill';
  window.dispatchEvent(new Event('pageshow'));
  await expect.element(field).toHaveValue('A Finance Bill');
  writtenElsewhere('A Money Bill');
  await expect.element(field).toHaveValue('A Money Bill');
  await userEvent.click(field);
  writtenElsewhere('Late');
  await expect.element(field).toHaveValue('A Money Bill');
  await userEvent.type(field, '!');
  await expect.element(field).toHaveValue('Late\n\nA Money Bill!');
  await userEvent.type(field, '{Backspace}');
  expect(kept).toBe('Late\n\nA Money Bill');
});

test('keeps what the device has not stored, and doubles nothing that it has cut', async () => {
  let kept = '';
  const write = (text: string) => {
    kept = text.slice(0, 4);
  };
  await renderAndHydrate(box({ read: () => kept, write }));
  await userEvent.fill(field, 'A Money Bill');
  await userEvent.tab();
  window.dispatchEvent(new StorageEvent('storage'));
  await expect.element(field).toHaveValue('A Money Bill');
  await userEvent.fill(field, 'Money Bill');
  await expect.element(field).toHaveValue('Money Bill');
});

test('prints the question with all that was written', async () => {
  const written = 'A line.\n'.repeat(60);
  const draft = { read: () => written, write: () => {} };
  const { container } = await renderAndHydrate(box(draft));
  await emulate('print');
  await expect.element(page.getByText(question)).toBeVisible();
  expect(container.innerText).toContain(written.trim());
  await expect.element(field).not.toBeInTheDocument();
});
