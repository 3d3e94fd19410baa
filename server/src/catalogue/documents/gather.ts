import { LISTS, NUMBERS, TEXTS, type Documents } from './documents.ts';
import type { Lists } from '@cortado/search/growing-lists';
import { visitInSlices } from '@cortado/search/slices';
import { newArray, type ArrayKind } from '@cortado/search/new-array';

type Work<Result> = Generator<undefined, Result>;
type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** So many lists are copied at once. */
const MAX_RUN = 1000;

/** Which cafe comes at each position: the input's index, and the position there. */
interface Order {
  inputs: Uint32Array;
  positions: Uint32Array;
}

function* gatherNumbers<Values extends Column>(
  columns: readonly Column[],
  { inputs, positions }: Order,
  Kind: ArrayKind<Values>,
): Work<Values> {
  const values = newArray(Kind, positions.length);
  const target: Column = values;
  yield* visitInSlices(positions.length, (at) => {
    target[at] = columns[inputs[at]!]![positions[at]!]!;
  });
  return values;
}

function* gatherLists<Values extends Column>(
  columns: readonly Lists<Column>[],
  { inputs, positions }: Order,
  Kind: ArrayKind<Values>,
): Work<Lists<Values>> {
  const starts = newArray(Uint32Array, positions.length + 1);
  yield* visitInSlices(positions.length, (at) => {
    const from = columns[inputs[at]!]!.starts;
    const position = positions[at]!;
    starts[at + 1] = starts[at]! + from[position + 1]! - from[position]!;
  });
  const values = newArray(Kind, starts.at(-1)!);
  // What follows one another in both is copied at once, which a change of few cafes is but for some.
  let first = 0;
  yield* visitInSlices(positions.length, (at) => {
    const input = inputs[at]!;
    const position = positions[at]!;
    const goesOn = inputs[at + 1] === input && positions[at + 1] === position + 1;
    if (goesOn && at - first < MAX_RUN) return;
    const source = columns[input]!;
    const from = source.starts[position - (at - first)];
    values.set(source.values.subarray(from, source.starts[position + 1]), starts[first]);
    first = at + 1;
  });
  return { starts, values };
}

/** Of the texts those stay that a cafe has. */
function* gatherTexts(
  from: readonly Documents[],
  { inputs, positions }: Order,
  name: keyof typeof TEXTS,
): Work<{ column: Uint32Array; texts: readonly string[] }> {
  const numbers = new Map<string, number>();
  const moved = from.map((documents) =>
    newArray(Int32Array, documents[TEXTS[name]].length).fill(-1),
  );
  const column = newArray(Uint32Array, positions.length);
  yield* visitInSlices(positions.length, (at) => {
    const input = inputs[at]!;
    const before = from[input]![name][positions[at]!]!;
    if (moved[input]![before]! < 0) {
      const text = from[input]![TEXTS[name]][before]!;
      const known = numbers.get(text);
      if (known === undefined) numbers.set(text, numbers.size);
      moved[input]![before] = known ?? numbers.size - 1;
    }
    column[at] = moved[input]![before]!;
  });
  return { column, texts: [...numbers.keys()] };
}

/**
 * Copies cafes of some documents into new ones. Yields now and then, so that it can be done in slices.
 * @param inputs by new position, which of the documents the cafe is in
 * @param positions by new position, its position there
 */
export function* gather(
  from: readonly Documents[],
  inputs: Uint32Array,
  positions: Uint32Array,
): Work<Documents> {
  const order = { inputs, positions };
  const numbers = <Values extends Column>(
    Kind: ArrayKind<Values>,
    columnOf: (documents: Documents) => Values,
  ) => gatherNumbers(from.map(columnOf), order, Kind);
  const lists = <Values extends Column>(
    Kind: ArrayKind<Values>,
    columnOf: (documents: Documents) => Lists<Values>,
  ) => gatherLists(from.map(columnOf), order, Kind);
  const { column: areas, texts: areaNames } = yield* gatherTexts(from, order, 'areas');
  const { column: schedules, texts: scheduleKeys } = yield* gatherTexts(from, order, 'schedules');
  // Each column is written out: an object made of entries would have a hidden class of its own, to be collected as garbage.
  return {
    ids: yield* numbers(NUMBERS.ids, ({ ids }) => ids),
    ratingCounts: yield* numbers(NUMBERS.ratingCounts, ({ ratingCounts }) => ratingCounts),
    ratingSums: yield* numbers(NUMBERS.ratingSums, ({ ratingSums }) => ratingSums),
    latitudes: yield* numbers(NUMBERS.latitudes, ({ latitudes }) => latitudes),
    longitudes: yield* numbers(NUMBERS.longitudes, ({ longitudes }) => longitudes),
    priceLevels: yield* numbers(NUMBERS.priceLevels, ({ priceLevels }) => priceLevels),
    beans: yield* numbers(NUMBERS.beans, ({ beans }) => beans),
    typicalHours: yield* numbers(NUMBERS.typicalHours, ({ typicalHours }) => typicalHours),
    substances: yield* numbers(NUMBERS.substances, ({ substances }) => substances),
    chains: yield* numbers(NUMBERS.chains, ({ chains }) => chains),
    revisions: yield* numbers(NUMBERS.revisions, ({ revisions }) => revisions),
    names: yield* lists(LISTS.names, ({ names }) => names),
    filterOptionIds: yield* lists(LISTS.filterOptionIds, ({ filterOptionIds }) => filterOptionIds),
    facts: yield* lists(LISTS.facts, ({ facts }) => facts),
    photos: yield* lists(LISTS.photos, ({ photos }) => photos),
    areas,
    areaNames,
    schedules,
    scheduleKeys,
  };
}
