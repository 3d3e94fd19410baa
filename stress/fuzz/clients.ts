import { newVisitor, registerMember, type Visitor } from '../../bench/visitors.ts';
import type { WatchedServer } from '../watched-server.ts';

export type Role = 'guest' | 'member' | 'owner' | 'admin';

/** Somebody who sends. */
export interface Client extends Visitor {
  role: Role;
  /** The time until which a limit refuses this member. */
  restsUntil: number;
  /** The cafe that an owner looks after. */
  cafeId: number;
}

const AT_FIRST = 3;

/** Claims a cafe that has no owner yet, which an admin accepts. Others may be faster, then the next one is tried. @returns its id */
async function claimCafe(member: Visitor, admin: Visitor): Promise<number> {
  const cafes = await admin.read<{ id: number; hasOwner: boolean }[]>('/api/cafes?limit=200');
  for (const { id } of cafes.filter(({ hasOwner }) => !hasOwner).toReversed()) {
    await member.send('POST', `/api/cafes/${id}/claim`, { note: 'It is mine.' });
    const path = `/api/admin/suggestions?kind=claim&cafeId=${id}`;
    const claims = await admin.read<{ id: number; memberName: string | null }[]>(path);
    const mine = claims.find(({ memberName }) => memberName === member.username);
    if (!mine) continue;
    await admin.send('POST', `/api/admin/suggestions/${mine.id}/accept`, {});
    return id;
  }
  return 0;
}

/** The senders: some of each role, and further ones where all of a role are limited or deleted. */
export class Clients {
  readonly #server: WatchedServer;
  /** Not among the senders, but they may delete it nevertheless. */
  #admin: Visitor;
  readonly #byRole: Record<Role, Client[]> = { guest: [], member: [], owner: [], admin: [] };
  #turn = 0;
  #names = 0;

  private constructor(server: WatchedServer, admin: Visitor) {
    this.#server = server;
    this.#admin = admin;
  }

  static async open(server: WatchedServer): Promise<Clients> {
    const clients = new Clients(server, await server.newAdmin());
    await clients.#add('guest');
    for (const role of ['member', 'owner', 'admin'] as const) {
      for (let n = 0; n < AT_FIRST; n++) await clients.#add(role);
    }
    return clients;
  }

  /** An admin who is there still. */
  async admin(): Promise<Visitor> {
    const { status } = await this.#admin.get('/api/user');
    if (status === 401) this.#admin = await this.#server.newAdmin();
    return this.#admin;
  }

  /** One of the role who is not limited. */
  async pick(role: Role): Promise<Client> {
    const now = Date.now();
    const able = this.#byRole[role].filter(({ restsUntil }) => restsUntil <= now);
    this.#turn += 1;
    return able[this.#turn % able.length] ?? this.#add(role);
  }

  /** Whose session has ended. */
  drop(client: Client): void {
    if (client.role === 'guest') return;
    this.#byRole[client.role] = this.#byRole[client.role].filter((one) => one !== client);
  }

  async #add(role: Role): Promise<Client> {
    const visitor = await this.#newVisitor(role);
    const cafeId = role === 'owner' ? await claimCafe(visitor, await this.admin()) : 0;
    const client = Object.assign(visitor, { role, restsUntil: 0, cafeId });
    this.#byRole[role].push(client);
    return client;
  }

  #newVisitor(role: Role): Promise<Visitor> | Visitor {
    const { origin } = this.#server;
    if (role === 'guest') return newVisitor(origin);
    if (role === 'admin') return this.#server.newAdmin();
    this.#names += 1;
    return registerMember(origin, `fuzz-${role}-${this.#names}`);
  }
}
