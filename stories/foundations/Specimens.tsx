import { vars } from '@setu/ui';
import type { CSSProperties, ReactNode } from 'react';

interface SpecimensProps {
  heading?: string;
  /** The names of the columns. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

const cell: CSSProperties = {
  padding: vars.space.x3,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'middle',
};

const caption: CSSProperties = {
  fontFamily: vars.font.heading,
  fontSize: vars.text.xl2,
  paddingBlock: vars.space.x4,
  textAlign: 'start',
};

/** A table of tokens: what each is called, what it is worth, how it looks. */
export function Specimens({ heading, columns, rows }: SpecimensProps) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table style={{ borderCollapse: 'collapse', inlineSize: '100%' }}>
        {heading !== undefined && <caption style={caption}>{heading}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" style={{ ...cell, color: vars.color.inkMuted }}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row" style={{ ...cell, fontWeight: vars.weight.medium }}>
                {name}
              </th>
              {cells.map((content, index) => (
                <td key={columns[index + 1]} style={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
