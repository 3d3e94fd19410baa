import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyBits, addBit, fullBits } from '../sets/bitset.ts';
import { runToEnd } from '../slices.ts';
import { TextFields } from '../text/text-fields.ts';
import type { Field } from './field.ts';
import { compareLists, listAt, numbersField, sortTextField, textField } from './list-field.ts';
import { mergeSorted } from './merge-sorted.ts';
import { numberField } from './number-field.ts';
import { repeatedField, textAt } from './repeated-field.ts';
import { Schema, type DocumentsOf, type Sorted } from './schema.ts';
import { sortDocuments } from './sorted-builder.ts';

interface Trail {
  id: number;
  name: string;
  kilometres: number;
  region: string;
  marks: readonly number[];
}

const FIELDS = {
  ids: numberField(Int32Array, ({ id }) => id),
  kilometres: numberField(Float64Array, ({ kilometres }) => kilometres),
  names: sortTextField(({ name }) => name),
  shown: textField(({ name }) => name),
  marks: numbersField(({ marks }) => marks),
  regions: repeatedField(({ region }) => region),
} satisfies Record<string, Field<Trail, unknown>>;

type Trails = DocumentsOf<typeof FIELDS>;

/** The shortest first, then by name. */
const TRAILS = new Schema<Trail, Trails, null>({
  fields: FIELDS,
  texts: new TextFields({ texts: { name: 10, region: 5 }, labels: 1, name: 'name' }),
  compare: (a, atA, b, atB) =>
    a.kilometres[atA]! - b.kilometres[atB]! ||
    compareLists(a.names, atA, b.names, atB) ||
    a.ids[atA]! - b.ids[atB]!,
  // oxlint-disable-next-line require-yield
  *index() {
    return null;
  },
});

const sorted = (trails: readonly Trail[]) =>
  trails.toSorted(
    (a, b) =>
      a.kilometres - b.kilometres ||
      (a.name < b.name ? -1 : Number(a.name > b.name)) ||
      a.id - b.id,
  );

const readAll = (documents: Trails): Trail[] =>
  Array.from(documents.ids, (id, at) => ({
    id,
    name: Buffer.from(listAt(documents.shown, at)).toString(),
    kilometres: documents.kilometres[at]!,
    region: textAt(documents.regions, at),
    marks: [...listAt(documents.marks, at)],
  }));

/** The postings of each word, in ascending order. */
const occurrencesIn = ({ postings: { words, starts, entries } }: Sorted<Trails>) =>
  words.map((word, at) => [word, entries.slice(starts[at], starts[at + 1]).toSorted()]);

const anyTrail = fc.record({
  name: fc.constantFrom('Łódź', 'Ridge Trail', '咖啡', 'Ridge', 'ridge'),
  kilometres: fc.nat(4),
  region: fc.constantFrom('North', 'South\nWest', '"East"'),
  marks: fc.array(fc.nat(9), { maxLength: 3 }),
});
const anyTrails = fc
  .array(fc.tuple(anyTrail, fc.nat(2), fc.boolean()), { maxLength: 40 })
  .map((all) =>
    all.map(([trail, input, isLive], id) => ({ trail: { id, ...trail }, input, isLive })),
  );

it('sorts documents, merges those that are live, and packs them without a loss', () => {
  fc.assert(
    fc.property(anyTrails, (all) => {
      const inputs = [0, 1, 2].map((input) => {
        const own = all.filter((one) => one.input === input);
        const documents = sortDocuments(
          TRAILS,
          own.map(({ trail }) => trail),
        );
        const live = emptyBits(own.length);
        for (const [at, id] of documents.documents.ids.entries())
          if (all[id]!.isLive) addBit(live, at);
        expect(readAll(documents.documents)).toEqual(sorted(own.map(({ trail }) => trail)));
        return { ...documents, live };
      });
      const merged = runToEnd(mergeSorted(TRAILS, inputs));
      const left = sorted(all.filter(({ isLive }) => isLive).map(({ trail }) => trail));
      expect(readAll(merged.documents)).toEqual(left);
      expect(occurrencesIn(merged)).toEqual(occurrencesIn(sortDocuments(TRAILS, left)));
      const unpacked = runToEnd(TRAILS.unpack(runToEnd(TRAILS.pack(merged))));
      expect(readAll(unpacked.documents)).toEqual(left);
      expect(occurrencesIn(unpacked)).toEqual(occurrencesIn(merged));
    }),
    { numRuns: 200 },
  );
});

const SIZE = 2500;
const many = [0, SIZE].map((from) =>
  sortDocuments(
    TRAILS,
    Array.from({ length: SIZE }, (_, at): Trail => ({
      id: from + at,
      name: `Trail ${at}`,
      kilometres: 1,
      region: `Region ${at % 7}`,
      marks: Array.from({ length: at % 4 }, (_mark, mark) => mark),
    })),
  ),
);

it.each([
  ['all of one input', (at: number) => [0, at % SIZE]],
  ['one input after the other', (at: number) => [at < SIZE ? 0 : 1, at % SIZE]],
  ['two inputs in turn', (at: number) => [at % 2, at >> 1]],
  ['the last first', (at: number) => [1, SIZE - 1 - (at % SIZE)]],
  ['runs with gaps', (at: number) => [at % 3 === 0 ? 1 : 0, (at * 2) % SIZE]],
] as const)('gathers %s', (_name, placeOf) => {
  const places = Array.from({ length: 2 * SIZE }, (_, at) => placeOf(at) as [number, number]);
  const gathered = TRAILS.gather(
    many.map(({ documents }) => documents),
    {
      inputs: Uint32Array.from(places, ([input]) => input),
      positions: Uint32Array.from(places, ([, position]) => position),
    },
  );
  const from = many.map(({ documents }) => readAll(documents));
  expect(readAll(runToEnd(gathered))).toEqual(places.map(([input, at]) => from[input]![at]!));
});

it('declares the kinds of all arrays that documents are packed into', () => {
  const arrays = runToEnd(TRAILS.pack(many[0]!));
  expect(Object.keys(arrays).toSorted()).toEqual(Object.keys(TRAILS.arrays).toSorted());
  for (const [name, array] of Object.entries(arrays))
    expect(array).toBeInstanceOf(TRAILS.arrays[name]);
});

it('merges nothing', () => {
  const nothing = { ...sortDocuments(TRAILS, []), live: fullBits(0) };
  expect(readAll(runToEnd(mergeSorted(TRAILS, [nothing])).documents)).toEqual([]);
});
