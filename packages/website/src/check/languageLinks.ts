import { institute } from '@site/institute.ts';
import type { Institute } from '../instituteTypes.ts';
import { otherInstitutes } from '../node/deskSite.ts';
import type { Finding } from './checkSite.ts';

/** Differences between the languages' institutes by which links from one to the other lead to no page. */
export async function languageLinks(root: string): Promise<Finding[]> {
  const found = (file: string, what: string): Finding => ({
    kind: 'dead link',
    file,
    line: 1,
    what,
  });
  return (await otherInstitutes(root)).flatMap(({ file, other }) => [
    ...(other.otherLocales?.includes(other.locale)
      ? []
      : [found(file, `its pages answer 404: otherLocales has no '${other.locale}', its locale`)]),
    ...listsWithout(institute, other).map((list) => found(file, `articles has no ${list}`)),
    ...listsWithout(other, institute).map((list) =>
      found('src/institute.ts', `articles has no ${list}`),
    ),
  ]);
}

/** The lists of one institute that another has not, or at other addresses. */
function listsWithout(one: Institute, other: Institute): string[] {
  const known = lists(other);
  return lists(one).filter((list) => !known.includes(list));
}

const lists = ({ articles }: Institute) =>
  articles.map(
    ({ category, listPath, articlePath }) =>
      `'${category}' with listPath '${listPath}' and articlePath '${articlePath}'`,
  );
