import { Socket } from 'node:net';
import type { ClientConfig } from 'pg';

/** Well within the five seconds a request has; a working server connects sooner. */
export const CONNECT_MS = 3000;
/** When TCP keep-alive first probes an idle connection; Linux would wait two hours. */
const KEEP_ALIVE_MS = 10_000;

/** The options of every connection to the PostgreSQL server. */
export function connectionConfig(databaseUrl: string): ClientConfig {
  return {
    connectionString: databaseUrl,
    fallback_application_name: 'cortado',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/** Tracks the sockets it creates: a connection to a silent server can only be ended by destroying its socket. */
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
