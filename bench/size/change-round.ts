import type { MemorySnapshot } from '../../server/src/catalogue/memory-snapshot.ts';
import { Merge, planMerge } from '../../server/src/catalogue/merge.ts';
import { replaceCafes } from '../../server/src/catalogue/snapshot.ts';
import { cpuOfEach } from '../search/measure.ts';
import type { Change } from './changes.ts';

/** A round ends after this much CPU time, and at least this many changes. */
const MAX_MICROSECONDS = 5_000_000;
const MIN_CHANGES = 12;

/** CPU times in microseconds. */
export interface ChangeRound {
  snapshot: MemorySnapshot;
  changes: { kind: Change['kind']; time: number }[];
  /** Of each slice of merging, which is the least that the event loop can be blocked. */
  slices: number[];
}

function merge(snapshot: MemorySnapshot, slices: number[]): void {
  for (let plan = planMerge(snapshot.parts); plan; plan = planMerge(snapshot.parts)) {
    const running = new Merge(plan);
    let isDone = false;
    while (!isDone) slices.push(...cpuOfEach([running], () => (isDone = running.step())));
    running.applyTo(snapshot);
  }
}

/** Applies changes one after another, each followed by the merges that it makes due. */
export function changeRound(start: MemorySnapshot, changes: readonly Change[]): ChangeRound {
  const round: ChangeRound = { snapshot: start, changes: [], slices: [] };
  let spent = 0;
  for (const { kind, id, cafe } of changes) {
    const [time] = cpuOfEach([id], () => {
      round.snapshot = replaceCafes(round.snapshot, new Map([[id, cafe]]));
    });
    round.changes.push({ kind, time: time! });
    spent += time!;
    merge(round.snapshot, round.slices);
    if (spent > MAX_MICROSECONDS && round.changes.length >= MIN_CHANGES) break;
  }
  return round;
}
