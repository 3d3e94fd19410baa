import type { WatchedServer } from '../watched-server.ts';
import { makeAdmin, makeClient, newClient, type Client, type Role } from './client.ts';

const AT_FIRST = 3;

/** Those who send: some of each role, and further ones where all of a role rest or are gone. */
export class Clients {
  readonly #server: WatchedServer;
  /** Who is not among those who send, but may be deleted by them all the same. */
  #admin: Client;
  readonly #byRole: Record<Role, Client[]>;
  #turn = 0;

  private constructor(server: WatchedServer, admin: Client) {
    this.#server = server;
    this.#admin = admin;
    this.#byRole = { guest: [newClient(server.origin, 'guest')], member: [], owner: [], admin: [] };
  }

  static async open(server: WatchedServer): Promise<Clients> {
    const clients = new Clients(server, await makeAdmin(server));
    for (const role of ['member', 'owner', 'admin'] as const) {
      for (let n = 0; n < AT_FIRST; n++) await clients.#add(role);
    }
    return clients;
  }

  /** An admin who is there still. */
  async admin(): Promise<Client> {
    const { status } = await this.#admin.get('/api/user');
    if (status === 401) this.#admin = await makeAdmin(this.#server);
    return this.#admin;
  }

  /** One of the role who is not resting. */
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
    const client = await makeClient(this.#server, role, await this.admin());
    this.#byRole[role].push(client);
    return client;
  }
}
