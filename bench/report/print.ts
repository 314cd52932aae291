import type { Results } from '../results.ts';
import { budgetLines } from './budgets.ts';
import { plain } from './table.ts';
import { budgetTable, tablesOf } from './tables.ts';

export function printReport(results: Results): void {
  for (const table of [...tablesOf(results), budgetTable(budgetLines(results))]) {
    console.log(plain(table));
  }
  for (const { page, site, value } of results.lighthouse) {
    if (value.failures.length > 0) {
      console.log(`Lighthouse, ${page}, ${site}: ${value.failures.join(', ')}`);
    }
  }
  for (const failure of results.failures) console.log(`Not measured: ${failure}`);
}
