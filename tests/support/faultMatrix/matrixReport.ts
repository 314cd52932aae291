/** The two ways to a page: made by the server, or fetched by a page that is there already. */
export type Way = 'server' | 'client';

/** What has been tried, as a table of calls by faults. */
export interface MatrixReport {
  /** Says that a call of a screen meets these faults. */
  expect: (call: string, faults: readonly string[]) => void;
  /** Runs one cell one way; what it throws is its mark, and the rest goes on. */
  run: (call: string, fault: string, way: Way, cell: () => Promise<void>) => Promise<void>;
  /** Cells that have failed, or have not been tried in each way. */
  faulty: () => string[];
  table: () => string;
}

const ways: readonly Way[] = ['server', 'client'];

export function createMatrixReport(faults: readonly string[]): MatrixReport {
  const rows = new Map<string, Map<string, Map<Way, string>>>();
  const cellOf = (call: string, fault: string) => rows.get(call)?.get(fault);

  /** What is wrong with a cell; nothing when it is right both ways. */
  const wrongIn = (cell: Map<Way, string>) =>
    ways.flatMap((way) =>
      cell.get(way) === '' ? [] : [`${way}: ${cell.get(way) ?? 'not tried'}`],
    );

  function markOf(call: string, fault: string): string {
    const cell = cellOf(call, fault);
    if (!cell) return '·';
    return wrongIn(cell).length === 0 ? '✓' : '✗';
  }

  return {
    expect: (call, own) =>
      void rows.set(call, new Map(own.map((fault) => [fault, new Map<Way, string>()]))),
    async run(call, fault, way, cell) {
      const marks = cellOf(call, fault);
      try {
        await cell();
        if (!marks?.get(way)) marks?.set(way, '');
      } catch (error) {
        marks?.set(way, error instanceof Error ? error.message : String(error));
      }
    },
    faulty: () =>
      [...rows].flatMap(([call, cells]) =>
        [...cells].flatMap(([fault, cell]) =>
          wrongIn(cell).map((wrong) => `${call}, ${fault}, ${wrong}`),
        ),
      ),
    table() {
      const width = Math.max(...[...rows.keys()].map((call) => call.length)) + 2;
      const line = (first: string, cells: string[]) =>
        first.padEnd(width) +
        cells.map((cell, index) => cell.padEnd((faults[index] ?? '').length + 2)).join('');
      return [
        line('', [...faults]),
        ...[...rows.keys()].map((call) =>
          line(
            call,
            faults.map((fault) => markOf(call, fault)),
          ),
        ),
      ].join('\n');
    },
  };
}
