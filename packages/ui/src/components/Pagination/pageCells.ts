type PageCell =
  | {
      kind: 'page';
      page: number;
      /** Shown only where there is room; elsewhere `dots` says whether dots replace it. */
      roomy: boolean;
      dots: boolean;
    }
  | { kind: 'gap'; key: string };

/** The first page, the last, the current one and its neighbours; a gap replaces two pages or more. */
export function pageCells(current: number, pageCount: number): PageCell[] {
  const wanted = [...new Set([1, current - 1, current, current + 1, pageCount])]
    .filter((page) => page >= 1 && page <= pageCount)
    .toSorted((a, b) => a - b);
  const cells: PageCell[] = [];
  const add = (page: number, roomy: boolean) =>
    cells.push({ kind: 'page', page, roomy, dots: false });
  let before = 0;
  for (const page of wanted) {
    // A gap for a single page would take as much room as the page.
    if (page - before === 2) add(before + 1, true);
    else if (page - before > 2) cells.push({ kind: 'gap', key: `gap ${page}` });
    add(page, page !== 1 && page !== pageCount && page !== current);
    before = page;
  }
  return cells.map((cell, index) => {
    if (cell.kind === 'gap' || !cell.roomy) return cell;
    const previous = cells[index - 1];
    const marked = previous?.kind === 'gap' || previous?.roomy || cells[index + 1]?.kind === 'gap';
    return { ...cell, dots: !marked };
  });
}
