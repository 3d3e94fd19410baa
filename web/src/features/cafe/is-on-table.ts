import type { Drawing } from '@cortado/contract/cover-for';

/** Drawings whose things stand on a table: in a hero its edge goes on over the whole band. */
const ON_TABLE = new Set<Drawing>(['pour-over', 'siphon', 'french-press', 'chemex', 'moka', 'bag']);

export function isOnTable(drawing: Drawing): boolean {
  return ON_TABLE.has(drawing);
}
