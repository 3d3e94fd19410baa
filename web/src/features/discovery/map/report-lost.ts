import type { Cafe } from '@cortado/contract';

const reported = new Set<number>();

/** Notes, once a cafe, that its coordinates are no place and that it gets no marker. */
export function reportLost({ id, latitude, longitude }: Cafe): void {
  if (reported.has(id)) return;
  reported.add(id);
  console.debug(`Cafe ${id} has no marker: its coordinates are '${latitude}', '${longitude}'.`);
}
