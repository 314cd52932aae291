import { type ResourceDraft, longestTexts, sameTitle } from '@setu/data/staff';
import type { Command } from '../command.ts';
import type { Fields } from '../content/fields.ts';
import type { PublishKind } from './publishKind.ts';
import { namedFiles, publishAll, publishingOptions } from './publishAll.ts';

const usage = `
Usage: npm run desk -- resources <file.csv | file.md | folder> … [options]

Publishes the free resources of the home page. All files are checked before anything is written, and all is
written or nothing.

  --dry-run   shows what would be written, and writes nothing
  --replace   writes over resources that are published already; they keep their ids
  --json      for programs

A CSV file has the names of the fields in its first line. A Markdown file has them between two lines '---'.

  title       needed
  href        needed: where it leads
  picture     an address
  category    a word above the title

The same resource is one of the same title.
`;

export const resources: PublishKind<ResourceDraft, string[]> = {
  noun: 'resource',
  ownField: 'title',
  // Not asked for, so that a text below the front matter is refused by this name.
  body: 'text',
  read,
  keysOf: ({ title }) => (title === '' ? [] : [sameTitle(title)]),
  find: async (queries, drafts, { signal, over }) =>
    over === undefined
      ? queries.resourcesTitled({ titles: drafts.map(({ title }) => title), signal })
      : drafts.map(() => [over]),
  validate(_draft, ids) {
    if (ids.length === 0) return {};
    const many = `is published ${ids.length} times, as resources ${ids.join(', ')}`;
    return {
      exists: `is published already, as resource ${ids.join(', ')}`,
      unclear: ids.length > 1 ? `${many}: delete all but one first` : undefined,
    };
  },
  steps: [
    {
      what: 'resources',
      write: (queries, plan, signal) =>
        queries.writeResources({
          resources: plan.map(({ draft, existing }) => ({ draft, id: existing[0] ?? null })),
          signal,
        }),
    },
  ],
  correct: async (queries, { draft }, over) => ({
    version: await queries.correctResource({ draft, ...over }),
  }),
  replaced: ({ existing: [id = null] }) => [{ table: 'resources', id }],
  columns: ['title', 'category'],
  show: ({ title, category }) => [title, category],
  publicPath: ({ href }) => href,
  titleOf: ({ title }) => title,
};

function read(fields: Fields): ResourceDraft {
  const href = fields.link('href');
  if (!fields.has('href')) fields.refuse('href', 'is missing');
  return {
    title: fields.neededText('title', { longest: longestTexts.title }),
    href: href ?? '',
    image: fields.picture('picture'),
    category: fields.text('category', { longest: longestTexts.category }),
  };
}

export const resourceCommand: Command = {
  name: 'resources',
  summary: 'publishes the free resources of the home page',
  usage,
  options: publishingOptions,
  run: async (context, args) =>
    publishAll(resources, context, args, await namedFiles(args, 'resources')),
};
