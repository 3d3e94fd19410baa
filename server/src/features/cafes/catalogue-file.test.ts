import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Catalogue } from '../../catalogue/catalogue.ts';
import { saverTo } from '../../catalogue/loading/saved.ts';
import { buildSnapshot } from '../../catalogue/snapshot.ts';
import { anyFavorites, anyQuery, CATEGORIES } from '../../catalogue/testing/arbitraries.ts';
import { testCafe } from '../../catalogue/testing/cafe.ts';
import type { CatalogueCafe, CatalogueCategory, CatalogueSource } from '../../catalogue/types.ts';
import { fillDisk, mountDisk, unmountDisk } from '../../../../testing/small-disk.ts';
import { waitFor } from '../../../../testing/wait-for.ts';
import { CatalogueFile } from './catalogue-file.ts';

const NAMES = ['Tatte', 'Pavement Coffee', 'Café Łódź', 'Ogawa', 'Simon’s', '咖啡'];
const AREAS = ['Downtown', 'Back Bay', 'Jamaica Plain', 'Łódź'];

let revisions = 0;
const cafe = (id: number, more: Partial<CatalogueCafe> = {}) =>
  testCafe(id, `${NAMES[id % 6]!} ${id % 50}`, {
    area: AREAS[id % 4]!,
    latitude: (id % 170) - 85,
    longitude: (id % 360) - 180,
    ratingCount: id % 9,
    ratingSum: 4 * (id % 9),
    filterOptionIds: id % 3 === 0 ? [1, 5] : [3],
    revision: ++revisions,
    ...more,
  });

/** A source in memory that counts how often everything is read. */
class Records implements CatalogueSource {
  readonly cafes = new Map<number, CatalogueCafe>();
  categories: CatalogueCategory[] = CATEGORIES;
  loads = 0;

  constructor(size = 1500) {
    for (let id = 1; id <= size; id++) this.cafes.set(id, cafe(id));
  }

  async loadCategories() {
    return this.categories;
  }

  async *pages() {
    this.loads++;
    yield JSON.stringify([...this.cafes.values()]);
  }

  async *revisions() {
    yield Array.from(this.cafes.values(), ({ id, revision }) => [id, revision] as const);
  }

  async loadCafes(ids: readonly number[]) {
    return ids.flatMap((id) => this.cafes.get(id) ?? []);
  }
}

let folder: string;
let isMounted = false;
let path: string;
let sentences: string[];
const file = () => new CatalogueFile(path, (sentence) => sentences.push(sentence));
const start = (source: CatalogueSource) =>
  Catalogue.start(source, {
    listen: async () => ({ stop: async () => {}, caughtUp: async () => {} }),
    store: file(),
  });

/** Starts, waits until the catalogue is saved, and stops. */
async function save(source: CatalogueSource): Promise<void> {
  const catalogue = await start(source);
  await waitFor(async () => expect(await readdir(folder)).toEqual(['catalogue']));
  await catalogue.stop();
}

/** Starts, and compares all answers with those of a catalogue that has read everything. */
async function expectTruth(source: Records): Promise<void> {
  const catalogue = await start(source);
  const { snapshot } = catalogue;
  const truth = buildSnapshot(
    { cafes: [...source.cafes.values()], categories: source.categories },
    1,
  );
  expect(snapshot.areas).toEqual(truth.areas);
  const byId = (cafes: typeof snapshot.cafes) =>
    [...cafes.values()].toSorted((a, b) => a.id - b.id);
  expect(byId(snapshot.cafes)).toEqual(byId(truth.cafes));
  for (const [query, favorites] of fc.sample(fc.tuple(anyQuery, anyFavorites), {
    numRuns: 40,
    seed: 7,
  })) {
    expect(snapshot.search(query, favorites)).toEqual(truth.search(query, favorites));
    expect(snapshot.facets(query, favorites)).toEqual(truth.facets(query, favorites));
  }
  await catalogue.stop();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cortado-catalogue-'));
  path = join(folder, 'catalogue');
  sentences = [];
});
afterEach(async () => {
  if (isMounted) unmountDisk(folder);
  isMounted = false;
  await rm(folder, { recursive: true });
});

describe('a saved catalogue', () => {
  it('is all that a start reads, but for what has changed since', async () => {
    const source = new Records();
    await save(source);
    for (let id = 1; id <= 150; id++) source.cafes.set(id, cafe(id, { name: `Another ${id}` }));
    for (let id = 200; id < 210; id++) source.cafes.delete(id);
    for (let id = 2000; id < 2010; id++) source.cafes.set(id, cafe(id));
    await expectTruth(source);
    expect([source.loads, sentences]).toEqual([1, []]);
  });

  it('is not made of a small directory', async () => {
    const catalogue = await start(new Records(900));
    await catalogue.stop();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is used with other filters, too', async () => {
    const source = new Records();
    await save(source);
    source.categories = CATEGORIES.slice(1);
    await expectTruth(source);
    expect([source.loads, sentences]).toEqual([1, []]);
  });

  it('of another database is not used', async () => {
    const source = new Records();
    await save(source);
    for (const { id } of source.cafes.values()) source.cafes.set(id, cafe(id));
    await expectTruth(source);
    expect([source.loads, sentences]).toEqual([2, [expect.stringContaining('another database')]]);
  });

  const damageAt = async (place: (length: number) => number) => {
    const bytes = await readFile(path);
    bytes[place(bytes.length)]! ^= 0x55;
    await writeFile(path, bytes);
  };
  /** Overwrites the byte at a place, which is a share of the file's size. */
  const damage = (share: number) => () => damageAt((length) => Math.floor((length - 1) * share));
  it.each([
    ['empty', () => truncate(path, 0)],
    ['cut within the header', () => truncate(path, 100)],
    ['cut in the middle', async () => truncate(path, (await readFile(path)).length >> 1)],
    ['one byte short', async () => truncate(path, (await readFile(path)).length - 1)],
    ['a byte too long', async () => writeFile(path, Buffer.concat([await readFile(path), Buffer.from('x')]))],
    ['damaged in its first byte', damage(0)],
    ['damaged in its header', () => damageAt(() => 150)],
    ['damaged in the middle', damage(0.5)],
    ['damaged near the end', damage(0.9)],
    ['damaged in its checksum', damage(1)],
    ['of another version', async () => {
        const text = await readFile(path, 'latin1');
        await writeFile(path, text.replace(/"format":"\w{4}/, '"format":"0000'), 'latin1');
      }],
    ['no catalogue', () => writeFile(path, 'Hello '.repeat(1000))],
  ] as [string, () => Promise<void>][])('that is %s is not used', async (_name, change) => {
    const source = new Records();
    await save(source);
    await change();
    await expectTruth(source);
    expect([source.loads, sentences.length]).toEqual([2, 1]);
    expect(sentences[0]).toMatch(/^The saved catalogue is not used, and everything is loaded: .+\.$/);
  }); // prettier-ignore

  it('of the former version, which held its texts in the header, is not used', async () => {
    const source = new Records();
    await save(source);
    const bytes = await readFile(path);
    const end = 8 + Number(bytes.readBigUInt64LE());
    const { format, parts } = JSON.parse(bytes.toString('utf8', 8, end)) as {
      format: string;
      parts: number[][];
    };
    const texts = { areaNames: AREAS, scheduleKeys: ['["","UTC",null,null]'] };
    const former = {
      format: format.replace(/^..../, 'dead'),
      parts: parts.map((lengths) => ({ texts, lengths })),
    };
    const header = Buffer.from(JSON.stringify(former));
    const prefix = Buffer.alloc(8);
    prefix.writeBigUInt64LE(BigInt(header.length));
    const whole = Buffer.concat([prefix, header, bytes.subarray(end, -4)]);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32LE(crc32(whole));
    await writeFile(path, Buffer.concat([whole, checksum]));
    await expectTruth(source);
    expect([source.loads, sentences]).toEqual([2, [expect.stringContaining('another version')]]);
  });

  it('stays where writing the next one is interrupted, and nothing else does', async () => {
    const source = new Records();
    await save(source);
    const before = await readFile(path);
    const stopping = new AbortController();
    stopping.abort();
    const saving = file().save((await file().load())!, stopping.signal);
    await expect(saving).rejects.toThrow('aborted');
    expect([await readdir(folder), await readFile(path)]).toEqual([['catalogue'], before]);
  });

  it('stays where a process dies while it writes the next one, whose rest is removed later', async () => {
    const source = new Records();
    await save(source);
    const [old, young] = ['catalogue.1-a.tmp', 'catalogue.2-b.tmp'];
    for (const name of [old, young])
      await writeFile(join(folder, name), (await readFile(path)).subarray(0, 5000));
    await utimes(join(folder, old), 0, 0);
    await expectTruth(source);
    expect([source.loads, sentences]).toEqual([1, []]);
    expect((await readdir(folder)).toSorted()).toEqual(['catalogue', young]);
  });

  it('is not saved on a full disk, which is logged once, and only the last one is left', async ({
    skip,
  }) => {
    isMounted = mountDisk(folder, 2);
    if (!isMounted) return skip('without the permission to mount');
    const source = new Records();
    await save(source);
    const before = await readFile(path);
    const snapshot = buildSnapshot({ cafes: [...source.cafes.values()], categories: [] }, 1);
    const failures: unknown[] = [];
    const saves: Promise<void>[] = [];
    class Watched extends CatalogueFile {
      override save(...given: Parameters<CatalogueFile['save']>) {
        const saving = super.save(...given);
        saves.push(saving.catch(() => {}));
        return saving;
      }
    }
    const saver = saverTo(new Watched(path, () => {}), (error) => failures.push(error));
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const tryToSave = async () => {
      const { length } = saves;
      vi.advanceTimersByTime(60_000);
      saver.notify(snapshot.parts);
      await waitFor(() => expect(saves.length).toBe(length + 1));
      await saves.at(-1);
      await setImmediate();
    };
    const makeRoom = fillDisk(folder, 4096);
    await tryToSave();
    await tryToSave();
    expect(failures).toMatchObject([{ cause: { code: 'ENOSPC' } }]);
    makeRoom();
    expect([await readdir(folder), await readFile(path)]).toEqual([['catalogue'], before]);
    await tryToSave();
    expect(failures.length).toBe(1);
    await expectTruth(source);
    expect(sentences).toEqual([]);
  });

  it('is whole whichever of several processes has written it last', async () => {
    const source = new Records();
    await save(source);
    const saved = (await file().load())!;
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 6 }, () => file().save(saved, signal)));
    await expectTruth(source);
    expect([source.loads, sentences, await readdir(folder)]).toEqual([1, [], ['catalogue']]);
  });
});
