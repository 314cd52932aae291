import { runInNewContext } from 'node:vm';
import type { Guide } from '../../stories/story.ts';

/** The data of a stories file that can be read without running it. */
export interface StoriesFile {
  guide: Guide;
  /** The exported names of its stories. */
  stories: readonly string[];
}

/**
 * Reads a component's stories as text. The guide has to be written out there: texts and lists, nothing computed.
 *
 * @throws when a part of the guide is computed, or there is none.
 */
export function readStories(code: string): StoriesFile {
  const [, , literal] = /^( *).*[gG]uide\((\{\n[^]*?\n\1\})\)(?:\.docs)?,$/m.exec(code) ?? [];
  if (literal === undefined) throw new Error('a component’s stories say guide({ … })');
  return {
    guide: runInNewContext(`(${literal})`) as Guide,
    stories: Array.from(code.matchAll(/^export const (\w+)/gm), ([, name = '']) => name),
  };
}
