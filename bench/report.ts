import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../docs/generated/figures.md', import.meta.url));

/** One measured figure, and its limit. */
export interface BenchRow {
  name: string;
  value: number;
  unit: string;
  most?: number;
  least?: number;
}

/** The quantile: the value that this share of the values does not exceed; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const isMissed = ({ value, most = Infinity, least = -Infinity }: BenchRow) =>
  !(value <= most && value >= least);

const figure = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 1 });

function cellsOf(row: BenchRow): string[] {
  const { name, value, unit, most, least } = row;
  const target =
    (most === undefined ? '' : `≤ ${most}`) + (least === undefined ? '' : `≥ ${least}`);
  return [name, `${figure(value)} ${unit}`, target, target && (isMissed(row) ? 'MISSED' : 'ok')];
}

/** Puts the rows with a limit into the page of figures, in place of those of this part, with the date and the machine. */
export function record(part: string, rows: readonly BenchRow[]): void {
  const [before, ...sections] = readFileSync(PAGE, 'utf8').split(/^(?=## )/m);
  const machine = `${availableParallelism()} cores of ${cpus()[0]!.model.trim()}, Node ${process.versions.node}`;
  const aimed = rows.map(cellsOf).filter(([, , target]) => target);
  const lines = [
    `## ${part}`,
    '',
    `${new Date().toISOString().slice(0, 10)}, ${machine}`,
    '',
    '| | measured | to reach |',
    '|---|---|---|',
    ...aimed.map((cells) => `| ${cells.slice(0, 3).join(' | ')} |`),
    '',
  ];
  const others = sections.filter((section) => !section.startsWith(`## ${part}\n`));
  const all = [...others, lines.join('\n')].map((section) => section.trimEnd()).toSorted();
  writeFileSync(PAGE, `${[before!.trimEnd(), ...all].join('\n\n')}\n`);
}

/** Prints the rows as aligned text. @returns how many targets are missed */
export function report(rows: readonly BenchRow[]): number {
  const cells = rows.map(cellsOf);
  const widths = [0, 1, 2, 3].map((at) => Math.max(...cells.map((row) => row[at]!.length)));
  for (const row of cells) {
    const line = row.map((cell, at) => cell.padEnd(widths[at]!)).join('  ');
    process.stdout.write(`${line.trimEnd()}\n`);
  }
  return rows.filter(isMissed).length;
}
