import type { Drawing } from '@cortado/contract/cover-for';

/** Drawings whose things stand on a table, or which need no ground: in a hero they stand on the band itself. */
const ON_TABLE = new Set<Drawing>([
  'pour-over',
  'siphon',
  'french-press',
  'chemex',
  'moka',
  'bag',
  'cup',
]);

export function standsOnTable(drawing: Drawing): boolean {
  return ON_TABLE.has(drawing);
}
