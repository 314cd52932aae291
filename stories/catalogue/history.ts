/** A sentence of the changelog, or of a changeset that waits for the next release. */
export interface Change {
  /** `null`: the next release. */
  version: string | null;
  text: string;
}

export type History = ReturnType<typeof readHistory>;

/**
 * The history of one component by the changelog and the waiting changesets: the first of them that names it
 * introduced it, and the others changed it.
 *
 * @param changelog `packages/ui/CHANGELOG.md`, the latest release first.
 * @param changesets the files of `.changeset`.
 * @throws when neither names it, because a new component needs a changeset.
 */
export function readHistory(name: string, changelog: string, changesets: readonly string[]) {
  const releases = changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = '', ...lines] = section.split('\n');
      return { version: version.trim(), text: lines.join('\n') };
    });
  const waiting = changesets.map((file) => ({
    version: null,
    text: file.replace(/^---\n[^]*?\n---\n/, ''),
  }));
  const named = [...waiting, ...releases].flatMap(({ version, text }) =>
    paragraphs(text)
      .filter((paragraph) => names(name).test(paragraph))
      .map((paragraph): Change => ({ version, text: paragraph })),
  );
  const first = named.at(-1);
  if (first === undefined) {
    throw new Error(`${name}: say in a changeset that it is new (npx changeset).`);
  }
  return {
    /** The release that introduced the component; `null`: the next one. */
    since: first.version,
    /** The changes after that, the latest first. */
    changes: named.filter(({ version }) => version !== first.version),
  };
}

export type Status = 'experimental' | 'stable' | 'deprecated';

/** Deprecated by its docstring, experimental before its first release, else stable. */
export function statusOf({ since }: History, deprecated: boolean): Status {
  if (deprecated) return 'deprecated';
  return since === null ? 'experimental' : 'stable';
}

/** Paragraphs and list items, without their marks and the commit hashes that changesets puts before them. */
function paragraphs(text: string): string[] {
  return text
    .split(/\n{2,}|\n(?=- )/)
    .map((paragraph) =>
      paragraph
        .replace(/^- (?:[0-9a-f]{7,}: )?/, '')
        .replaceAll(/\s*\n\s*/g, ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '' && !paragraph.startsWith('#'));
}

/** A name such as `Section` is an English word too, so it counts only where it is marked as code. */
function names(name: string): RegExp {
  const isOneWord = /^[A-Z][a-z]+$/.test(name);
  return isOneWord ? new RegExp(`\`${name}\\b[^\`]*\``) : new RegExp(`\\b${name}\\b`);
}
