import type { ImportResult } from '@cortado/contract';

const NUMBER = new Intl.NumberFormat('en-US');
const number = (count: number) => NUMBER.format(count);

export const importUsage = 'Usage: npm run import -- <file.csv or file.geojson>';
export const fileNotRead = (path: string, why: string) => `${path} cannot be read: ${why}`;
export const rowsRead = (count: number) => `${number(count)} rows read ...`;
export const rowsImported = (count: number) => `${number(count)} rows imported ...`;

/** How many problems are printed. */
const MAX_PROBLEMS = 20;

/** What came of an import: a sentence, and the first problems. */
export function imported({ total, imported: count, skipped, errors }: ImportResult): string {
  const more = errors.length - MAX_PROBLEMS;
  return [
    `Of ${number(total)} rows ${number(count)} came in as drafts, ${number(skipped)} were known or likely duplicates, and ${number(errors.length)} could not be read.`,
    ...errors.slice(0, MAX_PROBLEMS),
    ...(more > 0 ? [`... and ${number(more)} more.`] : []),
  ].join('\n');
}
