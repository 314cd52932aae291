import { expect, onTestFinished, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { expectAtEase, onPhone, startDesk } from '../../support/deskProcess.ts';
import { seededFolder, startSite } from '../../support/site.ts';

const { open } = useBrowser();

test('what another has written is neither lost nor hidden', async () => {
  const { folder, remove } = await seededFolder();
  onTestFinished(remove);
  // Two desks work at the same time on the database of a running site.
  const site = await startSite({ env: { DATA_DIR: folder } });
  onTestFinished(async () => void (await site.stop()));
  const desk = await startDesk({ DATA_DIR: folder });
  const second = await startDesk({ DATA_DIR: folder });
  const page = await open(desk.link, { ...onPhone, viewport: { width: 1280, height: 900 } });
  await page.getByRole('link', { name: 'Write' }).click();
  await page.getByLabel('Title').fill('A test of the Preamble');
  await page.getByLabel('Category').selectOption('Facts of the Day');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('bold');
  await text.selectText();

  // A key that inserts a mark, and the browser's own undo.
  await page.keyboard.press('Control+B');
  expect(await text.inputValue()).toBe('**bold**');
  await page.keyboard.press('Control+Z');
  expect(await text.inputValue()).not.toContain('**');
  await expectAtEase(page);

  const saveDraft = page.getByRole('button', { name: 'Save as a draft' });
  await saveDraft.click();
  await page.getByText('The draft is saved.').waitFor();
  // The address names the article by now; another language opens nothing again.
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByText('मसौदा सहेजा गया।').waitFor();
  await page.getByRole('button', { name: 'English' }).click();

  // The same article at two desks; what one publishes stays visible when the other saves a draft.
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const other = await open(second.link, onPhone);
  await other.getByRole('link', { name: 'Write' }).waitFor();
  await other.goto(page.url().replace(new URL(desk.link).origin, new URL(second.link).origin));
  await other.getByRole('button', { name: 'Publish now' }).click();
  await other.getByText('It is published.').waitFor();
  const both = page.getByRole('dialog', { name: /Somebody else has saved/ });
  await saveDraft.click();
  await both.getByRole('button', { name: 'Write mine over theirs' }).click();
  await page.getByText('It is published.').waitFor();
  await other.reload();
  const alsoOpen = 'This article is also open at another desk.';
  await other.getByText(alsoOpen).waitFor();
  await lookAgain();
  await page.getByText(alsoOpen).waitFor();
  await other.getByLabel('Text', { exact: true }).fill('The text of another.');
  await other.getByRole('button', { name: 'Correct' }).click();
  await other.getByRole('dialog', { name: 'What changes' }).waitFor();
  await expectAtEase(other);
  await other.getByRole('button', { name: 'Save these changes' }).click();
  await other.getByText('It is published.').waitFor();
  await lookAgain();
  await page.getByText('when you save, you see both').waitFor();
  await text.fill('My own text.');
  await page.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('button', { name: 'Save these changes' }).click();
  await both.getByText('Removed: − The text of another.').waitFor();
  await page.setViewportSize(onPhone.viewport);
  await expectAtEase(page);
  await both.getByRole('button', { name: 'Write mine over theirs' }).click();
  await page.getByText('It is published.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text.inputValue()).toBe('The text of another.');
  await page.getByText('It is as it was before.').waitFor();

  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByRole('button', { name: 'सुधारिए' }).waitFor();
  await expectAtEase(page);
}, 240_000);
