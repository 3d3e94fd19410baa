/**
 * What the places of Boston cost: CPU of a completion, over texts typed letter by letter, of naming a position, and of
 * opening; and the memory that stays. `node --expose-gc --import tsx streets/bench/places.ts`
 */
import { openBoston } from '../src/places/testing/boston.ts';
import { readSeedCafes } from '../src/places/testing/seed-cafes.ts';

const TYPED = [
  'Newbury & Exeter',
  'mass ave and beacon st',
  'Washington St, Dorchester',
  'comm ave',
  'kendall',
  'south station',
  'thorndyke st cambridge',
  'e fifth st',
  '99999 Newbury St',
  '1 s',
  's & s',
  'qwertzuiop asdfghjkl yxcvbnm qwertzuiop asdfghjkl',
];
const ROUNDS = 5;

/** Milliseconds of CPU of this process. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** Runs each input some rounds, and prints the CPU of one run at the middle and at the 99th of a hundred. */
function report<T>(what: string, inputs: readonly T[], run: (input: T) => void): void {
  for (const input of inputs) run(input);
  const costs = inputs
    .map((input) => {
      const before = cpu();
      for (let round = 0; round < ROUNDS; round++) run(input);
      return { input, ms: (cpu() - before) / ROUNDS };
    })
    .toSorted((one, other) => one.ms - other.ms);
  const at = (share: number) => costs[Math.floor((costs.length - 1) * share)]!;
  const [middle, high, most] = [at(0.5), at(0.99), at(1)];
  console.debug(
    `${what}: p50 ${middle.ms.toFixed(3)} ms, p99 ${high.ms.toFixed(3)} ms, ` +
      `most ${most.ms.toFixed(3)} ms (${JSON.stringify(most.input)}), ${inputs.length} inputs`,
  );
}

const memoryBefore = memory();
const cpuBefore = cpu();
const places = openBoston();
console.debug(`opening: ${(cpu() - cpuBefore).toFixed(0)} ms of CPU`);
console.debug(`memory: ${(memory() - memoryBefore).toFixed(1)} MB`);

const cafes = readSeedCafes();
const texts = [...TYPED, ...cafes.map(({ address, city }) => `${address}, ${city}`)];
const prefixes = texts.flatMap((text) => Array.from(text, (_, i) => text.slice(0, i + 1)));
const positions = cafes.map(({ at }) => at);
report('completion', prefixes, (text) => places.complete(text));
report('completion near a spot', prefixes, (text) => places.complete(text, { near: positions[0] }));
report('name of a position', positions, (at) => places.nameOf(at));
report('nearest streets', positions, (at) => places.nearestStreets(at, 2));
