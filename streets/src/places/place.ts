import type { Point } from './plane.ts';

/** A place that typed words may mean. */
export interface Place {
  kind: 'address' | 'street' | 'crossing' | 'station';
  /** '25 Thorndike St', 'Newbury St', 'Newbury St & Exeter St', 'Kendall/MIT'. */
  name: string;
  /** Left out where no source says it. */
  town?: string;
  /** The part of the town, where the sources know parts. */
  part?: string;
  /** Of a crossing, the one that was typed first before the other. */
  streets?: readonly [string, string];
  /** Of a station. */
  lines?: readonly string[];
  at: Point;
}

interface Area {
  town?: string | undefined;
  part?: string | undefined;
}

/** The town and part that are known. */
export function areaOf({ town, part }: Area): Pick<Place, 'town' | 'part'> {
  return { ...(town && { town }), ...(part && { part }) };
}

/** The town and part that two streets have in common. */
export function commonArea(one: Area, other: Area): Pick<Place, 'town' | 'part'> {
  if (one.town !== other.town) return {};
  return areaOf({ town: one.town, part: one.part === other.part ? one.part : undefined });
}
