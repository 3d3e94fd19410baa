import { fileURLToPath } from 'node:url';
import { readWalkGraph } from '../read-walk-graph.ts';
import type { WalkGraph } from '../walk-graph.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

export const BOSTON = folder('boston');
export const BOSTON_OSM = folder('boston-osm');

const graphs = new Map<string, WalkGraph>();

/** The graph of some folders, which is made once. */
export function graphOf(...folders: readonly string[]): WalkGraph {
  const key = folders.join();
  const graph = graphs.get(key) ?? readWalkGraph(folders);
  graphs.set(key, graph);
  return graph;
}
