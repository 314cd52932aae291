/** A sentence of the changelog, or of a changeset that waits for the next release. */
export interface Change {
  /** `null`: the next release. */
  version: string | null;
  text: string;
}

export interface History {
  /** The release that brought the component; `null`: the next one brings it. */
  since: string | null;
  /** What has changed after that, the latest first. */
  changes: readonly Change[];
}

/**
 * What the changelog and the waiting changesets tell of one component: it came with the first of them
 * that names it, and was changed by the others.
 *
 * @param changelog `packages/ui/CHANGELOG.md`, the latest release first.
 * @param changesets the files of `.changeset`.
 * @throws when neither names it: a component comes with a changeset.
 */
export function readHistory(
  name: string,
  changelog: string,
  changesets: readonly string[],
): History {
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
    since: first.version,
    changes: named.filter(({ version }) => version !== first.version),
  };
}

/** Paragraphs and the items of lists, without their marks and the commits that changesets writes before them. */
function paragraphs(text: string): string[] {
  return text
    .split(/\n{2,}|\n(?=- )/)
    .map((paragraph) =>
      paragraph
        .replace(/^- (?:[0-9a-f]{7,}: )?/, '')
        .replaceAll('\n', ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '' && !paragraph.startsWith('#'));
}

/** `Section` is a word of English too: such a name counts only where it is marked as code. */
function names(name: string): RegExp {
  const isOneWord = /^[A-Z][a-z]+$/.test(name);
  return isOneWord ? new RegExp(`\`${name}\\b[^\`]*\``) : new RegExp(`\\b${name}\\b`);
}
