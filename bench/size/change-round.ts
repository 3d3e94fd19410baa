import type { MemorySnapshot } from '../../server/src/catalogue/memory-snapshot.ts';
import { Compaction, planCompaction } from '@cortado/search/segments/compaction';
import { CAFES } from '../../server/src/catalogue/segments/cafes.ts';
import { replaceCafes } from '../../server/src/catalogue/snapshot.ts';
import { cpuOfEach, cpuOfSteps } from '../search/measure.ts';
import type { Change } from './changes.ts';

/** A round ends after this much CPU time, and at least this many changes. */
const MAX_MICROSECONDS = 5_000_000;
const MIN_CHANGES = 12;

/** CPU times in microseconds. */
export interface ChangeRound {
  snapshot: MemorySnapshot;
  changes: { kind: Change['kind']; time: number }[];
  /** Of each slice of a compaction, which is the least that the event loop can be blocked. */
  slices: number[];
}

function compact(snapshot: MemorySnapshot, slices: number[]): void {
  for (let plan = planCompaction(snapshot.parts); plan; plan = planCompaction(snapshot.parts)) {
    const running = new Compaction(CAFES, plan);
    slices.push(...cpuOfSteps(() => running.step()));
    running.applyTo(snapshot);
  }
}

/** Applies changes one after another, each followed by the compactions that it makes due. */
export function changeRound(start: MemorySnapshot, changes: readonly Change[]): ChangeRound {
  const round: ChangeRound = { snapshot: start, changes: [], slices: [] };
  let spent = 0;
  for (const { kind, id, cafe } of changes) {
    const [time] = cpuOfEach([id], () => {
      round.snapshot = replaceCafes(round.snapshot, new Map([[id, cafe]]));
    });
    round.changes.push({ kind, time: time! });
    spent += time!;
    compact(round.snapshot, round.slices);
    if (spent > MAX_MICROSECONDS && round.changes.length >= MIN_CHANGES) break;
  }
  return round;
}
