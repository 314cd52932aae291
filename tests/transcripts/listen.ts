import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from 'vitest';
import { commands, userEvent } from 'vitest/browser';

/**
 * Takes a walk: a row for each step, of what a screen reader says and what Chromium tells of the part that has the
 * focus. A step is keys, as `userEvent.keyboard` takes them, or `next` to read on, so many times. Where the
 * answer comes later, a part of what is heard stands behind `until`, of what is there behind `when`.
 */
export async function rowsOf(steps: string): Promise<string[]> {
  await virtual.start({ container: document.body });
  const rows: string[] = [];
  let heard = (await virtual.spokenPhraseLog()).length;
  const said = async () => (await virtual.spokenPhraseLog()).slice(heard);
  for (const step of steps.split('; ')) {
    const [take = '', how, answer = ''] = step.split(/ (until|when) /);
    const isReading = await follow(take);
    const so = async () =>
      how === 'when' ? commands.accessibilityTree() : (await said()).join('\n');
    await expect.poll(so, { timeout: 10_000 }).toContain(answer);
    await settled();
    const all = await said();
    heard += all.length;
    // The reader says a status again for each change of its elements.
    const phrases = all.filter((phrase, index) => phrase !== all[index - 1]);
    const focus = isReading ? '' : await focused();
    rows.push(`| ${take} | ${phrases.join('<br>') || '(nothing)'} | ${focus} |`);
  }
  await virtual.stop();
  return rows;
}

async function follow(take: string): Promise<boolean> {
  const [reads, times = '1'] = /^next(?: (\d+))?$/.exec(take) ?? [];
  if (reads === undefined) await userEvent.keyboard(take);
  else for (let time = 0; time < Number(times); time += 1) await virtual.next();
  return reads !== undefined;
}

/** Waits for what React does of a key; a part that keeps the focus is read again where it has changed. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  if (virtual.activeNode === document.activeElement) await virtual.press('Shift');
}

async function focused(): Promise<string> {
  const tree = await commands.accessibilityTree();
  const line = tree.split('\n').find((part) => / focused\b/.test(part));
  return line?.trim().replace(' focused', '') ?? '(the focus is lost)';
}
