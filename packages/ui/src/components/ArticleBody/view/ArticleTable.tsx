import type { Passage, TableBlock } from '../blocks.ts';
import type { ArticleBodyLabels } from '../articleBodyLabels.ts';
import type { UiProps } from '../../UiProvider/UiSettings.ts';
import * as styles from './ArticleTable.css.ts';
import { Lines } from './Lines.tsx';
import { textOf } from '../passages.ts';

interface ArticleTableProps extends UiProps {
  table: TableBlock;
  labels: ArticleBodyLabels;
}

/** A table that scrolls within itself where it is wider than the text, by keyboard too. */
export function ArticleTable({ table: { header, rows }, labels, ui }: ArticleTableProps) {
  const columns = header.map(wordsOf).filter((words) => words !== '');
  return (
    <div
      role="region"
      aria-label={labels.table(columns.join(', '))}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it arrow keys would not scroll it
      tabIndex={0}
      className={styles.region}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {header.map((cell, column) => {
              // A heading of no words heads nothing.
              const Cell = wordsOf(cell) === '' ? 'td' : 'th';
              return (
                <Cell
                  key={column}
                  scope={Cell === 'th' ? 'col' : undefined}
                  lang={cell.lang}
                  className={styles.headerCell}
                >
                  <Lines {...cell} ui={ui} />
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} lang={cell.lang} className={styles.cell}>
                  <Lines {...cell} ui={ui} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const wordsOf = ({ lines }: Passage) => lines.map(textOf).join(' ');
