import type { Command, DeskContext } from '../command.ts';
import { UsageError, exitStatus } from '../exitStatus.ts';
import { type Addresses, createAddresses } from './addresses.ts';
import {
  type Checking,
  checkArticles,
  checkCardsAndResources,
  checkCourses,
  checkQuestions,
  checkTexts,
} from './checkRows.ts';
import { type Finding, type Report, nameOf } from './finding.ts';
import { checkLink } from './linkChecker.ts';

const usage = `
Usage: npm run desk -- check [options]

Reads all articles, questions, courses and resources, and says what visitors should not meet: articles in no list, cards
and links that lead nowhere, slugs that a page of the site hides, unsafe addresses, courses without details,
pictures that do not load, texts that are shown otherwise than meant, questions that cannot be answered; where
the site speaks two languages, also articles, courses and questions that are in one alone, and translations older
than their originals. Ends with status 1 if there is any.

  --links   also asks pictures and links on other sites whether they are there
  --json    for programs
`;

export const check: Command = {
  name: 'check',
  summary: 'says what is wrong with the content',
  usage,
  options: { links: { type: 'boolean' } },
  async run({ connect, site, output, signal }, { values, positionals }) {
    if (positionals.length > 0) {
      throw new UsageError('`desk check` takes no files: it looks at what the tables hold.');
    }
    const links = values.links === true;
    let count = 0;
    const rows: (string | null)[][] = [];
    const report: Report = (finding) => {
      count += 1;
      const { what, where, why, advice } = finding;
      if (output.json) rows.push([what, where.kind, where.id, where.title, why, advice]);
      else output.print(toLine(finding));
    };
    const { queries } = await connect();
    const addresses = createAddresses(site, report, links);
    const checking: Checking = { queries, site, addresses, report, signal };

    const progress = (what: string, total: number) => (done: number) =>
      output.progress(Math.min(done, total), total, what);
    await checkCourses(checking);
    await checkCardsAndResources(checking);
    await checkQuestions(checking, progress('questions', await queries.questionTotal({ signal })));
    const articles = await queries.articleCount({ signal });
    await checkArticles(checking, progress('articles', articles));
    await checkTexts(checking, progress('texts', articles));
    addresses.reportLocal();
    if (links) await checkElsewhere(addresses, { output, report, signal });

    if (output.json) output.table(['what', 'kind', 'id', 'title', 'why', 'advice'], rows);
    output.say(count === 0 ? 'Nothing is wrong.' : `${count} found.`);
    return count === 0 ? exitStatus.done : exitStatus.refused;
  },
};

/** One line, whatever the title contains. */
const toLine = ({ what, where, why, advice }: Finding) =>
  `${what}: ${nameOf(where)}: ${why}; ${advice}`.replaceAll(/\s+/g, ' ');

const atATime = 4;

async function checkElsewhere(
  addresses: Addresses,
  { output, report, signal }: Pick<DeskContext, 'output' | 'signal'> & { report: Report },
): Promise<void> {
  const all = addresses.elsewhere();
  let done = 0;
  const rest = all.values();
  const work = async () => {
    for (const { url, kind, mentions } of rest) {
      const failure = await checkLink(url, kind, { signal });
      output.progress((done += 1), all.length, 'addresses');
      if (failure === null) continue;
      for (const { where, which } of mentions) {
        report({
          what: kind === 'picture' ? 'picture that does not load' : 'leads nowhere',
          where,
          why: `${which} is ${url}, which ${failure}`,
          advice: 'look at it, and correct the address',
        });
      }
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
}
