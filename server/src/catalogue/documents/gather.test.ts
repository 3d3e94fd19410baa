import { expect, it } from 'vitest';
import { runToEnd } from '@cortado/search/slices';
import { testCafe } from '../testing/cafe.ts';
import { DocumentBuilder } from './document-builder.ts';
import { toCatalogueCafe } from './documents.ts';
import { gather } from './gather.ts';

const SIZE = 2500;

function build(from: number) {
  const builder = new DocumentBuilder();
  for (let id = from; id < from + SIZE; id++) {
    const filterOptionIds = Array.from({ length: id % 4 }, (_, at) => at + 1);
    builder.add(testCafe(id, `Cafe ${id}`, { area: `Area ${id % 7}`, filterOptionIds }));
  }
  return builder.build().documents;
}

const inputs = [build(1), build(SIZE + 1)];

it.each([
  ['all of one input', (at: number) => [0, at % SIZE]],
  ['one input after the other', (at: number) => [at < SIZE ? 0 : 1, at % SIZE]],
  ['two inputs in turn', (at: number) => [at % 2, at >> 1]],
  ['the last first', (at: number) => [1, SIZE - 1 - (at % SIZE)]],
  ['runs with gaps', (at: number) => [at % 3 === 0 ? 1 : 0, (at * 2) % SIZE]],
] as const)('takes the cafes of %s', (_name, placeOf) => {
  const places = Array.from({ length: 2 * SIZE }, (_, at) => placeOf(at) as [number, number]);
  const gathered = runToEnd(
    gather(
      inputs,
      Uint32Array.from(places, ([input]) => input),
      Uint32Array.from(places, ([, position]) => position),
    ),
  );
  for (const [at, [input, position]] of places.entries())
    expect(toCatalogueCafe({ documents: gathered, position: at })).toEqual(
      toCatalogueCafe({ documents: inputs[input]!, position }),
    );
});
