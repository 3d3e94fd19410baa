import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** From and to, or longitude and latitude. */
export type Pair = [number, number];

/** A row of `addresses.csv`, ends as longitude and latitude. Numbers in the direction from a to b; 0 and −1 mean that the side has none. */
export interface AddressRow {
  street: string;
  town: string;
  area: string;
  left: Pair;
  right: Pair;
  a: Pair;
  b: Pair;
}

/** The address ranges of a folder, none if it has no file. */
export function readAddresses(folder: string): AddressRow[] {
  const file = join(folder, 'addresses.csv');
  if (!existsSync(file)) return [];
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split(/\r?\n/);
  // A piece of a text holds all of it in memory.
  const copies = new Map<string, string>();
  const ownCopy = (text: string) => {
    const known = copies.get(text) ?? Buffer.from(text).toString();
    copies.set(known, known);
    return known;
  };
  return lines.map((line) => {
    const cells = line.split(',');
    const [town = '', street = '', area = ''] = cells.slice(0, 3).map(ownCopy);
    const pair = (at: number): Pair => [Number(cells[at]), Number(cells[at + 1])];
    return { street, town, area, left: pair(3), right: pair(5), a: pair(7), b: pair(9) };
  });
}
