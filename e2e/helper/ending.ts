import { setTimeout as sleep } from 'node:timers/promises';
import { waitFor } from '../../testing/wait-for.ts';
import type { CafeFacts } from './api.ts';
import {
  lingeringConnection,
  startPersistentClients,
  type Asked,
  type Sent,
} from './persistent-connections.ts';
import { startProduct, type Ended } from './product.ts';
import { newVisitor, registerMember, type Visitor } from './visitor.ts';

const WRITERS = 4;
const READERS = 8;
/** Members may write 120 times a minute. */
const WRITES = 100;

/** What was seen of one end under load. */
export interface Ending {
  ended: Ended;
  seconds: number;
  /** Sent before the signal and not answered whole, or with a failure. */
  lost: Sent[];
  /** How many were open when the signal came. */
  open: number;
  /** How many were answered after it. */
  after: number;
  /** Hearts that were acknowledged and are not there after the next start. */
  forgotten: number[];
}

const cookieOf = ({ cookies }: Visitor) => [...cookies].map((pair) => pair.join('=')).join('; ');

/** An idle connection, half a head, a body that never comes whole, and nothing. */
const LINGERING = [
  'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nhost: loc',
  'POST /api/newsletter HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"email"',
  '',
];

interface Options {
  /** Of the product, which preserves its data from one start to the next. */
  settings: Record<string, string>;
  /** Names the members. */
  round: number;
  signals?: readonly NodeJS.Signals[];
  /** What connections have said that never go on. */
  lingering?: readonly string[];
}

/** Ends a product while it is asked on persistent connections, idle ones linger, and a body is never complete. */
export async function endUnderLoad({
  settings,
  round,
  signals = ['SIGTERM'],
  lingering = LINGERING,
}: Options): Promise<Ending> {
  const product = await startProduct(settings);
  const origin = await product.ready;
  const cafes = (await newVisitor().read<CafeFacts[]>(`${origin}/api/cafes`)).map(({ id }) => id);
  const members: Visitor[] = [];
  for (let n = 0; n < WRITERS; n++) {
    members.push(
      await registerMember(origin, `member${round}x${n}`, `192.0.2.${round * WRITERS + n}`),
    );
  }
  const read =
    (client: number) =>
    (n: number): Asked => ({
      path: n % 3 === 0 ? `/cafe/${cafes[n % cafes.length]}` : `/api/cafes?q=coffee%20${n}`,
      headers: { 'x-forwarded-for': `198.51.${client}.${n % 256}` },
    });
  const acknowledged = members.map(() => new Set<number>());
  const write =
    (member: Visitor) =>
    (n: number): Asked =>
      n >= WRITES
        ? { path: '/api/favorites', headers: { cookie: cookieOf(member) } }
        : {
            method: 'POST',
            path: '/api/favorites',
            headers: { cookie: cookieOf(member) },
            body: JSON.stringify({ cafeId: cafes[n % cafes.length] }),
          };
  const writing = members.map((member) => startPersistentClients(origin, [write(member)]));
  const reading = startPersistentClients(
    origin,
    Array.from({ length: READERS }, (_, client) => read(client)),
  );
  const all = [reading, ...writing];
  const idle = await Promise.all(lingering.map((said) => lingeringConnection(origin, said)));
  await waitFor(() => {
    if (writing.some(({ sent }) => sent.length < 10)) throw new Error('Too little was written.');
  });

  const open = all.reduce((sum, { pending }) => sum + pending.size, 0);
  const signalled = performance.now();
  for (const signal of signals) {
    product.kill(signal);
    await sleep(20);
  }
  const ended = await product.ended;
  const seconds = (performance.now() - signalled) / 1000;
  await Promise.all(all.map((clients) => clients.stop()));
  for (const socket of idle) socket.destroy();
  const sent = all.flatMap((clients) => clients.sent);
  writing.forEach((clients, n) =>
    clients.sent.slice(0, WRITES).forEach(({ status, failure }, at) => {
      if (status === 200 && failure === undefined) acknowledged[n]!.add(cafes[at % cafes.length]!);
    }),
  );

  const next = await startProduct(settings);
  const again = await next.ready;
  const favorites = await Promise.all(
    members.map((member) => member.read<CafeFacts[]>(`${again}/api/favorites`)),
  );
  next.kill('SIGTERM');
  await next.ended;
  const answeredAfter = sent.filter(({ endedAt, failure }) => endedAt > signalled && !failure);
  return {
    ended,
    seconds,
    open,
    lost: sent.filter(({ at, failure, status }) => at < signalled && (failure || status >= 500)),
    after: answeredAfter.length,
    forgotten: acknowledged.flatMap((cafeIds, n) =>
      [...cafeIds].filter((cafe) => !favorites[n]!.some(({ id }) => id === cafe)),
    ),
  };
}
