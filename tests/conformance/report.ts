import { reviewed } from '../../packages/website/src/locales/conformance.ts';
import { type Claim, criteria, reviewer, shortfalls } from './criteria.ts';

/** New in WCAG 2.2, so that EN 301 549 V3.2.1 does not include them. */
const newIn22 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

/** What EN 301 549 requires in addition to the criteria of WCAG 2.2. */
const onlyInEn: readonly Row[] = [
  {
    clause: '9.4.1.1',
    name: 'Parsing',
    tests: [
      'packages/ui/src/conformance/conformance.test.tsx: %s: is valid HTML from the server, hydrates and is accessible',
    ],
  },
  { clause: '9.6', name: 'WCAG conformance requirements', tests: [], exception: 'screenReaders' },
];

/** The conformance levels of a VPAT. */
type Verdict = 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable';

interface Row extends Claim {
  tests: string[];
  /** '1.4.10' in WCAG, '9.1.4.10' in EN 301 549 and IS 17802. */
  clause: string;
  name: string;
}

function verdictOf({ tests, review, exception, notApplicable }: Row): Verdict {
  if (notApplicable !== undefined) return 'Not Applicable';
  if (exception !== undefined) return 'Partially Supports';
  return tests.length > 0 || review !== undefined ? 'Supports' : 'Does Not Support';
}

/** The rows of WCAG 2.2, levels A and AA. */
export const wcagRows: readonly Row[] = Object.entries(criteria).map(([criterion, held]) => {
  const claim: Claim = typeof held === 'string' || Array.isArray(held) ? { tests: held } : held;
  const [clause = ''] = criterion.split(' ', 1);
  const tests = [claim.tests ?? []].flat();
  return { ...claim, tests, clause, name: criterion.slice(clause.length + 1) };
});

/** The rows of EN 301 549 V3.2.1, chapter 9, which are those of IS 17802. */
export const enRows: readonly Row[] = [
  ...wcagRows
    .filter(({ clause }) => !newIn22.includes(clause))
    .map((row) => ({ ...row, clause: `9.${row.clause}` })),
  ...onlyInEn,
].toSorted((a, b) => a.clause.localeCompare(b.clause, 'en', { numeric: true }));

/** docs/conformance.md, which the workshop shows too. */
export function conformanceReport(): string {
  const heldBy = ({ tests, review, exception, notApplicable }: Row) =>
    [
      ...tests.map((test) => {
        const [file = ''] = test.split(': ', 1);
        return `[${test.slice(file.lastIndexOf('/') + 1)}](../${file})`;
      }),
      ...(review === undefined ? [] : [`Looked at on ${reviewed}: ${review}`]),
      ...(exception === undefined ? [] : [`But for: ${shortfalls[exception]}`]),
      ...(notApplicable === undefined ? [] : [notApplicable]),
    ].join('<br>');
  const table = (clause: string, rows: readonly Row[]) =>
    [
      `| ${clause} | Conformance | Held by |`,
      '| --- | --- | --- |',
      ...rows.map((row) => `| ${row.clause} ${row.name} | ${verdictOf(row)} | ${heldBy(row)} |`),
    ].join('\n');
  return `# Conformance report

What \`@setu/ui\` and the website made of it conform to, in the words of a VPAT. It speaks of the software and
of the sample institute; what an institute writes, draws and films is its own to check. No one outside of the project
has audited it. Each claim names the tests that prove it; what no test can tell was looked at on ${reviewed} by
${reviewer}.

## What does not hold

${Object.values(shortfalls)
  .map((text) => `- ${text}`)
  .join('\n')}

## WCAG 2.2, levels A and AA

${countsOf(wcagRows)}

${table('Criterion', wcagRows)}

## EN 301 549 V3.2.1, chapter 9, and IS 17802

IS 17802 has the rows of EN 301 549, which has those of WCAG 2.1. ${countsOf(enRows)}

${table('Clause', enRows)}
`;
}

function countsOf(rows: readonly Row[]): string {
  const counts = Map.groupBy(rows, verdictOf);
  const each = Array.from(counts, ([verdict, { length }]) => `${verdict}: ${length}`);
  return `${rows.length} rows. ${each.join(', ')}.`;
}
