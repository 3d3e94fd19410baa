import type { Server, ServerOptions } from 'node:http';

/** The limits of a connection, and how often they are checked, in milliseconds. */
export const CONNECTION_TIMES = {
  /** How long it stays open between two requests: longer than those of balancers. */
  keepAliveTimeout: 72_000,
  /** For the headers, from when it is opened or the first byte of a further request arrives. */
  headersTimeout: 15_000,
  /** For the whole request. Long enough for an admin's upload on a slow line; access is checked before the body is read. */
  requestTimeout: 120_000,
  /** Often, so that few are due at a time: closing ten thousand at once takes half a second of the event loop. */
  connectionsCheckingInterval: 100,
} as const satisfies ServerOptions;

/** Idle ones take some 10 kB each. Beyond them new ones are closed at once; files and the database need descriptors too. */
const MAX_CONNECTIONS = 15_000;

export function limitConnections(server: Server): void {
  server.maxConnections = MAX_CONNECTIONS;
}
