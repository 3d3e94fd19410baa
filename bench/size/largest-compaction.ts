import { toCatalogueCafe } from '../../server/src/catalogue/documents/documents.ts';
import type { MemorySnapshot } from '../../server/src/catalogue/memory-snapshot.ts';
import { Compactor } from '@cortado/search/segments/compactor';
import { CAFES } from '../../server/src/catalogue/segments/cafes.ts';
import { replaceCafes } from '../../server/src/catalogue/snapshot.ts';
import { collectGarbage } from '../search/measure.ts';
import { longestTurn } from './longest-turn.ts';

/** With so many cafes changed, the largest segment is compacted. */
const CHANGED_SHARE = 1 / 16;

/** The longest turn of the event loop in ms while the largest segment is compacted. */
export async function compactLargest(start: MemorySnapshot): Promise<number> {
  const { documents, size } = start.parts[0]!.segment;
  const changes = Array.from({ length: Math.ceil(size * CHANGED_SHARE) }, (_, position) => {
    const cafe = toCatalogueCafe({ documents, position });
    return [cafe.id, cafe] as const;
  });
  // No real snapshot has so many former cafes, because changes come in smaller batches.
  const snapshot = replaceCafes(start, new Map(changes)).withRevision(start.revision + 1);
  changes.length = 0;
  collectGarbage();
  const compacting = () =>
    new Promise<void>((resolve) => {
      new Compactor(CAFES, () => snapshot, resolve).notify();
    });
  const { ms } = await longestTurn(compacting);
  if (snapshot.parts[0]!.segment === start.parts[0]!.segment)
    throw new Error('The largest segment is not compacted.');
  return ms;
}
