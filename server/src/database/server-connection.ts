import { Socket } from 'node:net';
import type { ClientConfig } from 'pg';

/** Well within the five seconds a request has: no server that works takes longer to connect to. */
const CONNECT_MS = 3000;
/** Unused connections are asked this soon whether the other end still is there; Linux waits two hours otherwise. */
const KEEP_ALIVE_MS = 10_000;

/** How every connection to the PostgreSQL server is made. */
export function connectionConfig(databaseUrl: string): ClientConfig {
  return {
    connectionString: databaseUrl,
    fallback_application_name: 'cortado',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/** Sockets of our own making: one whose other end is silent can only be destroyed. */
export class Sockets {
  readonly #open = new Set<Socket>();

  readonly make = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.on('close', () => this.#open.delete(socket));
    return socket;
  };

  destroy(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
