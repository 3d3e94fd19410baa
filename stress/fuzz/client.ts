import type { WatchedServer } from '../watched-server.ts';

export const PASSWORD = 'A good one 4 fuzzing';

export type Role = 'guest' | 'member' | 'owner' | 'admin';

let addresses = 0;

/** An address nobody has used, so that no limit by client hides what is behind it. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Somebody who is signed in, or a guest. */
export interface Client {
  role: Role;
  username: string;
  cookie: string;
  /** Until when, by the clock, a limit of this member refuses. */
  restsUntil: number;
  /** The cafe that an owner looks after. */
  cafeId: number;
  get(path: string): Promise<Response>;
  send(method: string, path: string, body: object): Promise<Response>;
}

export function newClient(origin: string, role: Role, username = ''): Client {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        cookie: client.cookie,
        'x-forwarded-for': newAddress(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const session = answer.headers.getSetCookie().find((cookie) => /^sid=./.test(cookie));
    if (session) client.cookie = session.split(';', 1)[0]!;
    return answer;
  };
  const client: Client = {
    role,
    username,
    cookie: '',
    restsUntil: 0,
    cafeId: 0,
    get: (path) => ask('GET', path),
    send: ask,
  };
  return client;
}

interface Cafe {
  id: number;
  hasOwner: boolean;
}

interface Claim {
  id: number;
  memberName: string | null;
}

let names = 0;

async function register(origin: string, role: Role): Promise<Client> {
  names += 1;
  const username = `fuzz-${role}-${names}`;
  const client = newClient(origin, role, username);
  const body = { name: username, username, email: `${username}@example.org`, password: PASSWORD };
  const answer = await client.send('POST', '/api/register', body);
  if (!answer.ok) throw new Error(await answer.text());
  return client;
}

/** Claims a cafe that has no owner yet, which an admin accepts. Others may be faster, then the next one is tried. */
async function giveCafe(client: Client, admin: Client): Promise<void> {
  const cafes = (await (await admin.get('/api/cafes?limit=200')).json()) as Cafe[];
  for (const { id } of cafes.filter(({ hasOwner }) => !hasOwner).toReversed()) {
    await client.send('POST', `/api/cafes/${id}/claim`, { note: 'It is mine.' });
    const path = `/api/admin/suggestions?kind=claim&cafeId=${id}`;
    const claims = (await (await admin.get(path)).json()) as Claim[];
    const mine = claims.find(({ memberName }) => memberName === client.username);
    if (!mine) continue;
    await admin.send('POST', `/api/admin/suggestions/${mine.id}/accept`, {});
    client.cafeId = id;
    return;
  }
}

/** An admin whom the command made; its password is common to none. */
export async function makeAdmin(server: WatchedServer): Promise<Client> {
  names += 1;
  const username = `fuzz-admin-${names}`;
  const client = newClient(server.origin, 'admin', username);
  const password = await server.createAdmin(username);
  const answer = await client.send('POST', '/api/login', { username, password });
  if (!answer.ok) throw new Error(await answer.text());
  return client;
}

/** Makes a new client of a role. @param admin accepts what an owner claims */
export async function makeClient(
  server: WatchedServer,
  role: Role,
  admin: Client,
): Promise<Client> {
  if (role === 'guest') return newClient(server.origin, role);
  if (role === 'admin') return makeAdmin(server);
  const client = await register(server.origin, role);
  if (role === 'owner') await giveCafe(client, admin);
  return client;
}
