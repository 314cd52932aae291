import readme from '../../packages/ui/README.md?raw';

/**
 * One section of the package's README, without its heading, so that the registry and these pages show the
 * same text.
 *
 * @throws when the README has no such section.
 */
export function readmeSection(heading: string): string {
  const mark = heading.startsWith('#') ? heading : `## ${heading}`;
  const start = readme.indexOf(`\n${mark}\n`);
  if (start < 0) throw new Error(`packages/ui/README.md has no section "${mark}".`);
  const body = readme.slice(start + mark.length + 2);
  const end = body.search(new RegExp(`^#{1,${mark.indexOf(' ')}} `, 'm'));
  return end < 0 ? body : body.slice(0, end);
}
