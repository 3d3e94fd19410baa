import { describe, expect, it } from 'vitest';
import { numbersField, sortTextField } from '../documents/list-field.ts';
import { numberField } from '../documents/number-field.ts';
import { repeatedField } from '../documents/repeated-field.ts';
import { Schema, type DocumentsOf } from '../documents/schema.ts';
import { sortDocuments } from '../documents/sorted-builder.ts';
import { setsByListed, type NumberSets } from '../filters/column-sets.ts';
import { NumberIndex } from '../filters/number-index.ts';
import { TextGroups } from '../filters/text-groups.ts';
import { findPlaced, locate } from '../map/placed-matches.ts';
import { finestGrid } from '../places/grid.ts';
import { Places } from '../places/places.ts';
import { Minute, NOW } from '../schedules/minute.ts';
import { ScheduleIndex } from '../schedules/schedule-index.ts';
import { Schedule, type Evaluated } from '../schedules/schedule.ts';
import { buildPart } from '../segments/segment.ts';
import { BitGroup, joinSets } from '../sets/group.ts';
import { findSimilar } from '../similar/find-similar.ts';
import { runToEnd, type Work } from '../slices.ts';
import { fold } from '../text/fold.ts';
import { Labels } from '../text/labels.ts';
import { Synonyms } from '../text/synonyms.ts';
import { TextFields } from '../text/text-fields.ts';
import { sortByScore } from '../text/text-matches.ts';
import { toTextQuestion } from '../text/text-search.ts';
import { countFacets } from './facets.ts';
import { countFound, findIn, pageOf } from './found.ts';
import type { Filter, Question } from './question.ts';
import { RecentChanges } from './recent-changes.ts';

interface Trail {
  id: number;
  name: string;
  region: string;
  km: number;
  latitude: number;
  longitude: number;
  tags: number[];
  /** When its gate is open, each day. */
  gate: string;
}

const FIELDS = {
  ids: numberField(Int32Array, ({ id }: Trail) => id),
  names: sortTextField(({ name }: Trail) => fold(name)),
  regions: repeatedField(({ region }: Trail) => region),
  lengths: numberField(Uint8Array, ({ km }: Trail) => km),
  latitudes: numberField(Float64Array, ({ latitude }: Trail) => latitude),
  longitudes: numberField(Float64Array, ({ longitude }: Trail) => longitude),
  tags: numbersField(({ tags }: Trail) => tags),
  gates: repeatedField(({ gate }: Trail) => gate),
};
type Trails = DocumentsOf<typeof FIELDS>;

const DAY = 1440;

/** From an hour of each day to another. */
class Gate extends Schedule {
  readonly #hours: readonly number[];

  constructor(text: string) {
    super('trail time', 7);
    this.#hours = text.split('-').map(Number);
  }

  protected evaluate(firstDay: number): Evaluated {
    const days = Array.from({ length: 16 }, (_, later) => firstDay - 1 + later);
    const open = days.flatMap((day) => this.#hours.map((hour) => day * DAY + hour * 60));
    const unknown = new Int32Array();
    return { firstDay, days: 14, isWeekly: true, open: Int32Array.from(open), unknown };
  }

  protected get cost(): string {
    return 'none';
  }
}

interface Index {
  regions: TextGroups;
  lengths: NumberIndex;
  places: Places;
  tags: NumberSets;
  schedules: ScheduleIndex<Gate>;
}

function* buildIndex(trails: Trails): Work<Index> {
  return {
    regions: yield* TextGroups.build(trails.regions),
    lengths: yield* NumberIndex.build(trails.lengths),
    places: yield* Places.build(trails),
    tags: yield* setsByListed(trails.tags),
    schedules: yield* ScheduleIndex.build(trails.gates, (text) => new Gate(text), new Map()),
  };
}

/** By id. */
const TRAILS = new Schema<Trail, Trails, Index>({
  fields: FIELDS,
  texts: new TextFields({ texts: { name: 100, region: 10 }, labels: 40, name: 'name' }),
  compare: (a, atA, b, atB) => a.ids[atA]! - b.ids[atB]!,
  index: buildIndex,
});

const trail = (id: number, name: string, more: Partial<Trail> = {}): Trail => ({
  id,
  name,
  region: 'North',
  km: id,
  latitude: 42,
  longitude: -71 + id / 100,
  tags: [],
  gate: '8-18',
  ...more,
});
const DOG = 1;
const LAKE = 2;
const all = [
  trail(1, 'Harbor Walk', { tags: [DOG], region: 'South' }),
  trail(2, 'Harbor Loop', { tags: [DOG, LAKE], gate: '18-22' }),
  trail(3, 'Old Mill', { tags: [LAKE], region: 'South', km: 9 }),
  trail(4, 'Old Road', { tags: [LAKE, DOG], latitude: 99 }),
];
const parts = [all.slice(0, 2), all.slice(2)].map((some) =>
  runToEnd(buildPart(TRAILS, sortDocuments(TRAILS, some))),
);

const LABELS = new Labels([[LAKE, 'Lakeside']]);
const NOON = Minute.at(20_000 * DAY + 12 * 60, (minute) => minute);

const ask = (
  typed = '',
  filters: readonly Filter<Trails, Index>[] = [],
  more: Partial<Question<Trails, Index, number>> = {},
): Question<Trails, Index, number> => ({
  text: toTextQuestion(typed, LABELS, new Synonyms([])),
  carrying: ({ tags }, label) => tags.get(label),
  filters,
  named: [],
  areNamedFirst: false,
  uncertain: null,
  sorting: (_, text) => (text ? sortByScore(text) : { keys: [] }),
  spreading: null,
  ...more,
});

const inRegion = (region: string): Filter<Trails, Index> => ({
  name: 'region',
  group: ({ index }) => index.regions.with(region),
});
const tagged = (how: 'any' | 'all', ...tags: number[]): Filter<Trails, Index> => ({
  name: 'tags',
  group: ({ index, pool }) =>
    joinSets(
      tags.map((tag) => index.tags.get(tag)),
      how,
      pool,
    ),
});

function idsOf(question: Question<Trails, Index, number>): number[] {
  const found = parts.map((part) => findIn(part, question));
  return pageOf(found, question, TRAILS.compare, [0, countFound(found)]);
}

describe('questions of a product of trails', () => {
  it.each([
    ['nothing', ask(), [1, 2, 3, 4]],
    ['a mistyped word', ask('harbro'), [1, 2]],
    ['a label', ask('lakeside'), [2, 3, 4]],
    ['a region', ask('', [inRegion('South')]), [1, 3]],
    ['an unknown region', ask('', [inRegion('West')]), []],
    ['any tag', ask('', [tagged('any', DOG, LAKE)]), [1, 2, 3, 4]],
    ['all tags', ask('', [tagged('all', DOG, LAKE)]), [2, 4]],
    ['an unknown tag too', ask('', [tagged('all', DOG, 7)]), []],
    ['a word and a tag', ask('old', [tagged('any', DOG)]), [4]],
    ['a name first', ask('', [], { named: ['old', 'mill'], areNamedFirst: true }), [3, 1, 2, 4]],
    ['the longest', ask('', [], { sorting: ({ lengths }) => lengths.sorting }), [3, 4, 2, 1]],
  ])('find by %s', (_, question, ids) => {
    expect(idsOf(question)).toEqual(ids);
  });

  it('find what is open', () => {
    const openAt = (minute: Minute): Filter<Trails, Index> => ({
      name: 'open',
      group: ({ index }) => new BitGroup(index.schedules.at(NOW, minute).open),
    });
    expect(idsOf(ask('', [openAt(NOON)]))).toEqual([1, 3, 4]);
    const evening = Minute.at(NOON.index + 300 * 7 * DAY + 8 * 60, (minute) => minute);
    expect(idsOf(ask('', [openAt(evening)]))).toEqual([2]);
  });

  it('count each choice without its own filter', () => {
    const question = ask('', [inRegion('South'), tagged('any', LAKE)]);
    const [regions, tags, long, dogs] = countFacets(parts, question, [
      { filter: 'region', texts: (index) => index.regions },
      { filter: 'tags', sets: (index) => [DOG, LAKE, 7].map((tag) => index.tags.get(tag)) },
      { filter: null, sets: ({ lengths }) => [lengths.atLeast(9), lengths.atLeast(10)] },
      {
        filter: 'region',
        more: [tagged('all', DOG)],
        sets: (index) => [index.tags.get(LAKE)],
        texts: (index) => index.regions,
      },
    ]);
    expect(regions).toEqual({ total: 3, choices: [], byText: new Map([['North', 2], ['South', 1]]) }); // prettier-ignore
    expect(tags).toMatchObject({ total: 2, choices: [1, 1, 0] });
    expect(long).toMatchObject({ total: 1, choices: [1, 0] });
    expect(dogs).toEqual({ total: 2, choices: [2], byText: new Map([['North', 2]]) });
  });

  it('are located, but for what lies nowhere', () => {
    const found = findPlaced(parts, ask('old'));
    expect([found.total, found.placed]).toEqual([2, 1]);
    const many = findPlaced(parts, ask());
    const gridIn = (bounds: Parameters<typeof finestGrid>[0]) => finestGrid(bounds, 3);
    const idsAlone = (max: number) =>
      locate(many, gridIn, max, 4).alone.map(({ documents, position }) => documents.ids[position]);
    expect(idsAlone(3)).toEqual([1, 2, 3]);
    expect(locate(many, gridIn, 2, 4)).toMatchObject({
      isComplete: false,
      clusters: [{ count: 3 }],
    });
  });

  it('know which changes matter', () => {
    const changes = new RecentChanges<Trail, string, Trails, Index>(TRAILS, 4)
      .with({ revision: 5, documents: [all[0]!], aspects: ['regions'] })
      .with({ revision: 6, documents: [all[2]!], aspects: [] });
    const invalidates = (since: number, text: string, aspects: string[] = [], id?: number) =>
      changes.invalidates({ id, aspects }, since, () => ask(text));
    expect(invalidates(3, 'road')).toBe(true);
    expect(invalidates(4, 'road')).toBe(false);
    expect(invalidates(4, 'walk')).toBe(true);
    expect(invalidates(5, 'walk')).toBe(false);
    expect(invalidates(4, 'road', ['regions'])).toBe(true);
    expect(invalidates(5, 'road', ['regions'])).toBe(false);
    expect(invalidates(5, 'road', [], 3)).toBe(true);
  });
});

it('finds the trails most like one', () => {
  const [{ segment }] = parts as [(typeof parts)[number]];
  const self = {
    documents: segment.documents,
    position: segment.positionOf(2)!,
    place: { lat: 42, lng: -70.98 },
    ids: [DOG, LAKE],
    setOf: ({ tags }: Index, id: number) => tags.get(id),
  };
  const similar = findSimilar(parts, self, {
    shares: { sets: 0.6, nearness: 0.2, quality: 0.2 },
    halfNearKm: 2,
    maxKm: 40,
    limit: 2,
    places: ({ places }) => places,
    quality: ({ lengths }, position) => lengths[position]! / 10,
    compare: TRAILS.compare,
  });
  const found = similar.map(({ documents, position, setIds }) => [documents.ids[position], setIds]);
  expect(found).toEqual([[3, [LAKE]], [1, [DOG]]]); // prettier-ignore
});
