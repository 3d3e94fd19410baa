import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fileURLToPath } from 'node:url';
import { readWalkGraph } from '../src/walking/read-walk-graph.ts';
import type { Snap } from '../src/walking/snapper.ts';
import { randomNumbers } from '../src/walking/testing/random-numbers.ts';
import type { WalkGraph } from '../src/walking/walk-graph.ts';

/** A measured figure, and what it should be at most or at least. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  most?: number;
  least?: number;
}

const FOLDERS = ['boston', 'boston-osm'].map((folder) =>
  fileURLToPath(new URL(`../${folder}`, import.meta.url)),
);
const PLACES = 50_000;
const RUNS = 200;

/** What the graph of Boston costs: its size, memory in use after a collection, and time of the CPU. */
export function measureWalking(): Figure[] {
  const before = usedMegabytes();
  let graph!: WalkGraph;
  const building = cpuOf(() => {
    graph = readWalkGraph(FOLDERS);
  });
  const memory = usedMegabytes() - before;
  const random = randomNumbers(1);
  const places: Snap[] = [];
  const snapping = cpuOf(() => {
    while (places.length < PLACES) places.push(...randomPlace(graph, random));
  });
  const toAll = (count: number) => (at: number) => {
    const walk = graph.walksFrom(places.at(-1 - at)!);
    for (let place = 0; place < count; place++) walk.metresTo(places[place]!);
  };
  const reach = (minutes: number) => (at: number) => {
    const walk = graph.walksFrom(places[at]!, 80 * minutes);
    graph.reach(walk, 80 * minutes);
  };
  return [
    ...sizes(graph),
    { name: 'from files to graph', value: building, unit: 'ms' },
    { name: 'memory', value: memory, unit: 'MB', most: 25 },
    { name: 'nearest street of a point', value: (1000 * snapping) / PLACES, unit: 'µs' },
    ...times('minutes to 121 places', 5, toAll(121)),
    ...times('minutes to 50,000 places', 20, toAll(PLACES)),
    ...times('route', 10, (at) => graph.route(places[at]!, places.at(-1 - at)!)),
    ...times('area of 10 minutes', 30, reach(10)),
    ...times('area of 20 minutes', 30, reach(20)),
  ];
}

function sizes({ network }: WalkGraph): Figure[] {
  const { edges, metres, partMetres } = network;
  const all = metres.reduce((sum, length) => sum + length, 0);
  const [first, second] = partMetres.toSorted((a, b) => b - a);
  return [
    { name: 'nodes', value: edges.nodeCount, unit: '' },
    { name: 'edges', value: metres.length, unit: '' },
    { name: 'length', value: all / 1000, unit: 'km' },
    { name: 'two largest parts', value: (100 * (first! + second!)) / all, unit: '%', least: 98 },
  ];
}

/** A place up to 140 m from a node; none where no street is near. */
function randomPlace(graph: WalkGraph, random: () => number): Snap[] {
  const { edges, nodeX, nodeY } = graph.network;
  const node = Math.floor(random() * edges.nodeCount);
  const [x, y] = [nodeX[node]! + 200 * random() - 100, nodeY[node]! + 200 * random() - 100];
  const place = graph.snap(edges.plane.toPosition(x, y));
  return place ? [place] : [];
}

function usedMegabytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** Milliseconds of the CPU that something takes. */
function cpuOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The usual time of many runs, and the one that 95 % of them don't exceed, from the first run on. */
function times(name: string, most: number, run: (at: number) => void): Figure[] {
  const sorted = Array.from({ length: RUNS }, (_, at) => cpuOf(() => run(at))).toSorted(
    (a, b) => a - b,
  );
  const share = (part: number) => sorted[Math.floor(part * RUNS)]!;
  return [
    { name: `${name}, median`, value: share(0.5), unit: 'ms', most },
    { name: `${name}, 95 %`, value: share(0.95), unit: 'ms' },
  ];
}
