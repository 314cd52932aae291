import { runInNewContext } from 'node:vm';
import type { Guide } from '../../stories/story.ts';

/**
 * Reads a component's stories as text, without running them: their guide, and their exported names. The guide has to be
 * written out there: texts and lists, nothing computed.
 *
 * @throws when a part of the guide is computed, or there is none.
 */
export function readStories(code: string): { guide: Guide; stories: string[] } {
  const [, , literal] = /^( *).*[gG]uide\((\{\n[^]*?\n\1\})\),$/m.exec(code) ?? [];
  if (literal === undefined) throw new Error('a component’s stories say guide({ … })');
  return {
    guide: runInNewContext(`(${literal})`) as Guide,
    stories: Array.from(code.matchAll(/^export const (\w+)/gm), ([, name = '']) => name),
  };
}
