import { setImmediate } from 'node:timers/promises';
import { minuteAt } from '../../server/src/catalogue/hours/minute.ts';
import { loadSnapshot } from '../../server/src/catalogue/loading/load-snapshot.ts';
import { runToEnd } from '../../search/src/slices.ts';
import { packPart } from '@cortado/search/segments/segment';
import { CAFES } from '../../server/src/catalogue/segments/cafes.ts';
import { loadSaved } from '../../server/src/catalogue/loading/saved.ts';
import type { CatalogueSource } from '../../server/src/catalogue/types.ts';
import { inventedDirectory } from '../search/invented-directory.ts';
import { collectGarbage } from '../search/measure.ts';
import { compactLargest } from './largest-compaction.ts';
import { longestTurn } from './longest-turn.ts';

const PAGE = 1000;
const ROUNDS = 3;
const NOW = minuteAt(new Date());

/** As bytes, because collecting garbage in a heap full of cafes takes long. */
function pack(size: number) {
  const { cafes, categories } = inventedDirectory(size);
  const pages: Buffer[] = [];
  for (let from = 0; from < cafes.length; from += PAGE)
    pages.push(Buffer.from(JSON.stringify(cafes.slice(from, from + PAGE))));
  return { pages, ids: Int32Array.from(cafes, ({ id }) => id), categories };
}

/** A database with an invented directory, whose cafes never change. */
function sourceOf({ pages, ids, categories }: ReturnType<typeof pack>): CatalogueSource {
  return {
    loadCategories: async () => [...categories],
    async *pages() {
      for (const page of pages) yield page.toString();
    },
    async *revisions() {
      for (let from = 0; from < ids.length; from += PAGE) {
        // Each in a turn of its own, as a database answers.
        await setImmediate();
        yield Array.from(ids.subarray(from, from + PAGE), (id) => [id, 0] as const);
      }
    },
    loadCafes: async () => [],
  };
}

/** The longest turns of the event loop in ms. */
export interface Turns {
  /** While a directory is loaded. */
  cold: number;
  /** While the saved catalogue is loaded. */
  warm: number;
  /** While the largest segment is compacted. */
  compaction: number;
}

export async function turnsOfLoading(size: number): Promise<Turns> {
  const source = sourceOf(pack(size));
  const { signal } = new AbortController();
  const rounds: Turns[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    collectGarbage();
    const cold = await longestTurn(() => loadSnapshot(source, 1, NOW, signal));
    const saved = cold.result.parts.map((part) => runToEnd(packPart(CAFES, part)));
    const store = { load: async () => saved, save: async () => {}, reject: () => {} };
    collectGarbage();
    const warm = await longestTurn(() => loadSaved(source, store, NOW, signal));
    if (!warm.result) throw new Error('What was saved is not used.');
    rounds.push({ cold: cold.ms, warm: warm.ms, compaction: await compactLargest(warm.result) });
  }
  const leastOf = (turn: keyof Turns) => Math.min(...rounds.map((turns) => turns[turn]));
  return { cold: leastOf('cold'), warm: leastOf('warm'), compaction: leastOf('compaction') };
}
