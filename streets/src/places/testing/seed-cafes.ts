import { readFileSync } from 'node:fs';
import type { Point } from '../plane.ts';

export interface SeedCafe {
  /** '25 Thorndike St'. */
  address: string;
  /** The address without its number. */
  street: string;
  city: string;
  record: string;
  at: Point;
}

const CELL = /(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g;

function cellsOf(line: string): string[] {
  return [...line.matchAll(CELL)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** The cafes that the product begins with: real addresses with positions from the city's records. */
export function readSeedCafes(): SeedCafe[] {
  const file = new URL('../../../../seed/cafes.csv', import.meta.url);
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const columns = cellsOf(head);
  return lines.map((line) => {
    const cells = cellsOf(line);
    const cell = (name: string) => cells[columns.indexOf(name)]!;
    const address = cell('address');
    return {
      address,
      street: address.slice(address.indexOf(' ') + 1),
      city: cell('city'),
      record: cell('record'),
      at: { lat: Number(cell('latitude')), lng: Number(cell('longitude')) },
    };
  });
}
