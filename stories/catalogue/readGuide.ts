import { runInNewContext } from 'node:vm';
import type { Guide } from '../story.ts';

/**
 * Reads the guide of a component's stories as text, without running them. It has to be written out there: texts and
 * lists, nothing computed.
 *
 * @throws when a part of the guide is computed, or there is none.
 */
export function readGuide(code: string): Guide {
  const [, , literal] = /^( *).*[gG]uide\((\{\n[^]*?\n\1\})\),$/m.exec(code) ?? [];
  if (literal === undefined) throw new Error('a component’s stories say guide({ … })');
  return runInNewContext(`(${literal})`) as Guide;
}
