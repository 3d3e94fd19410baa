import { readStreets } from '../street-lines.ts';
import { buildGraph } from './build-graph.ts';
import { readCrossings, readGaps } from './known-joints.ts';
import type { WalkGraph } from './walk-graph.ts';

/**
 * The graph of all folders together: their streets join where they meet.
 * @throws if a folder has no streets
 */
export function readWalkGraph(folders: readonly string[]): WalkGraph {
  const lines = folders.flatMap((folder) => [...readStreets(folder), ...readGaps(folder)]);
  return buildGraph(lines, folders.flatMap(readCrossings));
}
