import type { Bits } from '@cortado/search/sets/bitset';
import * as fc from 'fast-check';
import { Compaction, planCompaction } from '@cortado/search/segments/compaction';
import { buildPart, packPart } from '@cortado/search/segments/segment';
import { CAFES } from '../segments/cafes.ts';
import { runToEnd } from '@cortado/search/slices';
import { snapshotOf } from '../snapshot.ts';
import type { CatalogueCafe } from '../types.ts';
import { anyCafe } from './arbitraries.ts';
import { MAX_DELTA, type Directory } from './directory.ts';

/** A change, a part of a compaction, or a restart. */
export type Step = (directory: Directory) => void;

const edit =
  (number: number, cafe: CatalogueCafe): Step =>
  (directory) => {
    const { id } = directory.pick(number) ?? {};
    if (id !== undefined) directory.change(new Map([[id, { ...cafe, id }]]));
  };

export const rate =
  (number: number, stars: number): Step =>
  (directory) => {
    const cafe = directory.pick(number);
    if (!cafe) return;
    const { id, ratingCount, ratingSum } = cafe;
    const rated = { ...cafe, ratingCount: ratingCount + 1, ratingSum: ratingSum + stars };
    directory.change(new Map([[id, rated]]));
  };

const unpublish =
  (number: number): Step =>
  (directory) =>
    directory.change(new Map([[directory.pick(number)?.id ?? 999, null]]));

/** Several changes at once, as announcements that come together bring them. */
const batch =
  (numbers: readonly number[], cafe: CatalogueCafe): Step =>
  (directory) => {
    const ids = numbers.flatMap((number) => directory.pick(number)?.id ?? []);
    directory.change(new Map(ids.map((id, at) => [id, at % 3 === 2 ? null : { ...cafe, id }])));
  };

const renameOption =
  (id: number, displayName: string): Step =>
  (directory) =>
    directory.changeFilters((category) => ({
      ...category,
      options: category.options.map((option) =>
        option.id === id ? { ...option, displayName } : option,
      ),
    }));

const deleteOption =
  (id: number): Step =>
  (directory) =>
    directory.changeFilters((category) => ({
      ...category,
      options: category.options.filter((option) => option.id !== id),
    }));

/** Hides an option, or shows it again. */
const toggleOption =
  (id: number): Step =>
  (directory) =>
    directory.changeFilters((category) => ({
      ...category,
      options: category.options.map((option) =>
        option.id === id ? { ...option, isActive: !option.isActive } : option,
      ),
    }));

/** Hides a category or shows it again, and moves it to the end or the beginning. */
const toggleCategory =
  (id: number): Step =>
  (directory) =>
    directory.changeFilters((category) =>
      category.id === id
        ? { ...category, isActive: !category.isActive, sortOrder: -category.sortOrder }
        : category,
    );

/** Begins a compaction of any segments, and abandons the one before. */
const beginCompaction =
  (first: number, count: number): Step =>
  (directory) => {
    const { parts } = directory.snapshot;
    const from = first % parts.length;
    directory.compaction = new Compaction(CAFES, parts.slice(from, from + count));
  };

const endCompaction: Step = (directory) => {
  while (directory.compaction && !directory.compaction.step());
  directory.compaction?.applyTo(directory.snapshot);
  directory.compaction = null;
};

/** Compacts until there are as few segments as there should be. */
export const compactAll: Step = ({ snapshot }) => {
  for (;;) {
    const plan = planCompaction(snapshot.parts, MAX_DELTA);
    if (!plan) return;
    const compaction = new Compaction(CAFES, plan);
    while (!compaction.step());
    if (!compaction.applyTo(snapshot)) throw new Error('The snapshot has lost a segment.');
  }
};

/** Shows another time, at once or in the middle of the next steps. */
const moveBy =
  (minutes: number, isEnded: boolean): Step =>
  (directory) => {
    directory.beginMove(new Date(directory.time.getTime() + minutes * 60_000));
    if (isEnded) directory.endMove();
  };

const switchTo =
  (time: string): Step =>
  (directory) => {
    directory.beginMove(new Date(time));
    directory.endMove();
  };

const endMove: Step = (directory) => directory.endMove();

/** Before a change of clocks and a midnight, a Sunday noon, and Thanksgiving; few, because hours take long to evaluate. */
const TIMES = [
  '2026-11-01T05:59:00Z', '2026-11-15T17:30:00Z', '2026-11-23T04:59:00Z', '2026-11-26T15:00:00Z',
]; // prettier-ignore

/** As a start with a saved catalogue. */
const restart: Step = (directory) => {
  const { parts, presenter, revision, now } = directory.snapshot;
  const restored = parts
    .map((part) => runToEnd(packPart(CAFES, part)))
    .map((stored) => {
      const sorted = runToEnd(CAFES.unpack(stored));
      return { ...runToEnd(buildPart(CAFES, sorted)), live: stored['live'] as Bits };
    });
  directory.snapshot = runToEnd(snapshotOf(restored, presenter, revision + 1, now));
};

const some = fc.nat(50);
const option = fc.integer({ min: 1, max: 9 });
const cafe = anyCafe.map((entry): CatalogueCafe => ({ ...entry, id: 0 }));
const add = cafe.map(
  (entry): Step =>
    (directory) =>
      directory.add(entry),
);

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: add },
  { weight: 4, arbitrary: fc.tuple(some, cafe).map((args) => edit(...args)) },
  { weight: 4, arbitrary: fc.tuple(some, fc.integer({ min: 1, max: 5 })).map((args) => rate(...args)) },
  { weight: 3, arbitrary: some.map(unpublish) },
  { weight: 1, arbitrary: fc.tuple(fc.array(some, { maxLength: 8 }), cafe).map((args) => batch(...args)) },
  { weight: 1, arbitrary: fc.tuple(option, fc.constantFrom('House Beans', 'Latte', 'Pour')).map((args) => renameOption(...args)) },
  { weight: 1, arbitrary: option.map(deleteOption) },
  { weight: 1, arbitrary: option.map(toggleOption) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }).map(toggleCategory) },
  { weight: 3, arbitrary: fc.tuple(some, fc.integer({ min: 1, max: 4 })).map((args) => beginCompaction(...args)) },
  { weight: 3, arbitrary: fc.constant(endCompaction) },
  { weight: 1, arbitrary: fc.constant(compactAll) },
  { weight: 1, arbitrary: fc.constant(restart) },
  { weight: 5, arbitrary: fc.tuple(fc.constantFrom(1, 29, 300, -60), fc.boolean()).map((args) => moveBy(...args)) },
  { weight: 2, arbitrary: fc.constantFrom(...TIMES).map(switchTo) },
  { weight: 2, arbitrary: fc.constant(endMove) },
); // prettier-ignore
