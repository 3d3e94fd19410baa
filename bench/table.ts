import type { BenchRow } from './report.ts';

const figure = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 1 });

/** The rows as lines of aligned text. */
export function formatTable(rows: readonly BenchRow[]): string {
  const cells = rows.map(({ name, value, unit, target, ok }) => [
    name,
    `${figure(value)} ${unit}`.trim(),
    target ?? '',
    ok === undefined ? '' : ok ? 'ok' : 'MISSED',
  ]);
  const widths = [0, 1, 2].map((i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
