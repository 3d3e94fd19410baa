import type { Blocks } from './blocks.ts';
import type { CrossingIndex } from './crossing-index.ts';
import type { Street } from './street-table.ts';
import type { NameIndex } from './name-index.ts';
import type { Plane } from './plane.ts';
import type { Segments } from './segments.ts';
import type { Station } from './stations.ts';

/** All that is known about the places of a region. A street is its number in `streets`. */
export interface Known {
  plane: Plane;
  streets: readonly Street[];
  stations: readonly Station[];
  segments: Segments;
  blocks: Blocks;
  crossings: CrossingIndex;
  /** The streets, then the stations. */
  names: NameIndex;
}
