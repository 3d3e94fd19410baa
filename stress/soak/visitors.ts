import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { cafeIds, newVisitor, registerMember } from '../../bench/visitors.ts';
import type { WatchedServer } from '../watched-server.ts';

const MEMBERS = 6;
const READERS = 4;
/** Pauses between two requests of one visitor. */
const READ_MS = 40;
const WRITE_MS = 250;
const EDIT_MS = 3000;
const UPLOAD_MS = 15_000;
const IMPORT_MS = 60_000;

/** The answers to visitors since the last sample. */
export interface Load {
  times: number[];
  failures: string[];
  /** Waits for the pending requests. */
  stop(): Promise<void>;
}

const pick = (ids: readonly number[]) => ids[Math.floor(Math.random() * ids.length)]!;

async function photo(): Promise<Buffer> {
  const background = { r: pick([20, 90, 160]), g: Math.floor(Math.random() * 256), b: 90 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width: 1200, height: 900, channels: 3 as const, background, noise };
  return sharp({ create }).jpeg().toBuffer();
}

let words = 0;
const WORDS = 5000;

/** Reads whose answers are cached, each with a unique word. */
const SEARCHES = [
  (word: number) => `/api/cafes?q=coffee+${word}`,
  (word: number) => `/api/facets?area=Back+Bay&q=${word}`,
  (word: number) => `/?q=latte+${word}`,
];
/** Many times the size of the cache of pages. */
const FILL_PAGES = 1000;
const FILL_AT_ONCE = 8;

/** Fills the caches to their limits: so that they do not count as growth. */
export async function fillCaches({ origin }: WatchedServer): Promise<void> {
  const guest = newVisitor(origin);
  const [list, facets, page] = SEARCHES;
  const paths = Array.from({ length: WORDS }, (_, word) => [
    list!(word),
    facets!(word),
    ...(word < FILL_PAGES ? [page!(word)] : []),
  ]).flat();
  const read = async () => {
    for (let path = paths.pop(); path; path = paths.pop()) await (await guest.get(path)).text();
  };
  await Promise.all(Array.from({ length: FILL_AT_ONCE }, read));
}

/** Everything that happens at the same time on a busy day, faster. */
export async function startLoad(server: WatchedServer): Promise<Load> {
  const { origin } = server;
  const admin = await server.newAdmin();
  const guest = newVisitor(origin);
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, (_, n) => registerMember(origin, `soak-member-${n}`)),
  );
  const ids = await cafeIds(guest);
  const load: Load = {
    times: [],
    failures: [],
    async stop() {
      going = false;
      await done;
    },
  };
  let going = true;
  const again = async (pause: number, ask: () => Promise<Response>) => {
    while (going) {
      const began = performance.now();
      const answer = await ask();
      const text = await answer.text();
      load.times.push(performance.now() - began);
      const isMeant = answer.status < 400 || answer.status === 429 || answer.status === 409;
      if (!isMeant) load.failures.push(`${answer.status} ${answer.url} ${text.slice(0, 200)}`);
      for (let waited = 0; going && waited < pause; waited += 250) {
        await sleep(Math.min(250, pause - waited));
      }
    }
  };
  const reads = [
    () => guest.get('/api/cafes'),
    () => guest.get(`/cafe/${pick(ids)}`),
    ...SEARCHES.map((path) => () => guest.get(path(words++ % WORDS))),
  ];
  const upload = async () =>
    fetch(`${origin}/api/cafes/${pick(ids)}/photos`, {
      method: 'POST',
      headers: { cookie: admin.cookie, 'content-type': 'image/jpeg' },
      body: new Uint8Array(await photo()),
    });
  const file = () => ({
    name: 'soak.csv',
    content: `name,address,city,latitude,longitude\n${Array.from(
      { length: 200 },
      (_, n) => `Soak ${words++},${n} Main St,Boston,42.3${n},-71.0${n}`,
    ).join('\n')}`,
  });
  const edit = async () => {
    const cafe = await admin.read<{ id: number }>(`/api/admin/cafes/${pick(ids)}`);
    const body = { ...cafe, description: `A place that was edited ${words++} times.` };
    return admin.send('PUT', `/api/admin/cafes/${cafe.id}`, body);
  };
  const done = Promise.all([
    ...Array.from({ length: READERS }, (_, n) =>
      again(READ_MS, () => reads[(n + words++) % reads.length]!()),
    ),
    ...members.flatMap((member) => [
      again(WRITE_MS * MEMBERS, () =>
        member.send('POST', `/api/cafes/${pick(ids)}/ratings`, { rating: pick([1, 2, 3, 4, 5]) }),
      ),
      again(WRITE_MS * MEMBERS, () => member.send('POST', '/api/favorites', { cafeId: pick(ids) })),
      again(WRITE_MS * MEMBERS, () => member.get('/api/favorites')),
    ]),
    again(EDIT_MS, edit),
    again(UPLOAD_MS, upload),
    again(IMPORT_MS, () => admin.send('POST', '/api/admin/imports/file', file())),
  ]);
  return load;
}
