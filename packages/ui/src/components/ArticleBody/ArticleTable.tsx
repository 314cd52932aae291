import type { Passage, TableBlock } from './blocks.ts';
import type { ArticleBodyLabels } from './articleBodyLabels.ts';
import { ScrollTable } from '../Table/ScrollTable.tsx';
import type { UiProps } from '../UiProvider/UiSettings.ts';
import * as styles from './ArticleBody.css.ts';
import { Lines } from './Lines.tsx';
import { lineText } from './passages.ts';

interface ArticleTableProps extends UiProps {
  table: TableBlock;
  labels: ArticleBodyLabels;
}

/** A table named after its column headings. */
export function ArticleTable({ table: { header, rows }, labels, ui }: ArticleTableProps) {
  const columns = header.map(wordsOf).filter((words) => words !== '');
  return (
    <ScrollTable aria-label={labels.table(columns.join(', '))} className={styles.table}>
      <thead>
        <tr>
          {header.map((cell, column) => {
            // An empty header cell labels no column.
            const Cell = wordsOf(cell) === '' ? 'td' : 'th';
            return (
              <Cell key={column} scope={Cell === 'th' ? 'col' : undefined} lang={cell.lang}>
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
              <td key={column} lang={cell.lang}>
                <Lines {...cell} ui={ui} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

const wordsOf = ({ lines }: Passage) => lines.map(lineText).join(' ');
