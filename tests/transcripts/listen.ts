import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from 'vitest';
import { commands, userEvent } from 'vitest/browser';

/**
 * Takes the steps of a walk and returns a row for each: what a screen reader says, and the focused part as Chromium
 * exposes it. A step is keys for `userEvent.keyboard`, or `next` to read on, optionally with a count. For a later
 * answer, `until` precedes a part of the speech to wait for, and `when` a part of the accessibility tree.
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
    await expect.poll(so).toContain(answer);
    await settled();
    const all = await said();
    heard += all.length;
    // The reader repeats a status for each change of its elements.
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

/** Waits until React has handled a key, and has the reader read a part that kept the focus again. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  if (virtual.activeNode === document.activeElement) await virtual.press('Shift');
}

async function focused(): Promise<string> {
  const tree = await commands.accessibilityTree();
  const line = tree.split('\n').find((part) => / focused\b/.test(part));
  return line?.trim().replace(' focused', '') ?? '(the focus is lost)';
}
