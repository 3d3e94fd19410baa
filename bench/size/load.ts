import { Now } from '../../server/src/catalogue/hours/now.ts';
import { loadSnapshot } from '../../server/src/catalogue/loading/load-snapshot.ts';
import { finish } from '../../server/src/catalogue/slices.ts';
import { storePart } from '../../server/src/catalogue/loading/stored-parts.ts';
import { loadSaved } from '../../server/src/catalogue/loading/saved.ts';
import type { CatalogueSource } from '../../server/src/catalogue/types.ts';
import { least } from '../rounds.ts';
import { inventedDirectory } from '../search/invented-directory.ts';
import { collectGarbage } from '../search/measure.ts';

const PAGE = 1000;
const ROUNDS = 3;
const NOW = Now.at(new Date());

/** As bytes, for a heap full of cafes would have its garbage collected for long. */
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
      for (let from = 0; from < ids.length; from += PAGE)
        yield Array.from(ids.subarray(from, from + PAGE), (id) => [id, 0] as const);
    },
    loadCafes: async () => [],
  };
}

/**
 * The longest turn of the event loop in ms while some work goes on: its time or the CPU time of all threads in it, whichever is
 * less, for this thread may have had to wait for a processor, or another thread has worked meanwhile.
 */
async function longestTurn<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  let ms = 0;
  let isOver = false;
  let began = performance.now();
  let before = process.cpuUsage();
  const turn = () => {
    const { user, system } = process.cpuUsage(before);
    ms = Math.max(ms, Math.min(performance.now() - began, (user + system) / 1000));
    began = performance.now();
    before = process.cpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const result = await work();
  isOver = true;
  return { result, ms };
}

/** The longest turn of the event loop in ms while a directory is loaded, at first and from what was saved. */
export async function turnsOfLoading(size: number): Promise<{ cold: number; warm: number }> {
  const source = sourceOf(pack(size));
  const { signal } = new AbortController();
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    collectGarbage();
    const first = await longestTurn(() => loadSnapshot(source, 1, NOW, signal));
    cold.push(first.ms);
    const saved = first.result.parts.map((part) => finish(storePart(part)));
    const store = { load: async () => saved, save: async () => {}, reject: () => {} };
    collectGarbage();
    const next = await longestTurn(() => loadSaved(source, store, NOW, signal));
    if (!next.result) throw new Error('What was saved is not used.');
    warm.push(next.ms);
  }
  return { cold: least(cold), warm: least(warm) };
}
