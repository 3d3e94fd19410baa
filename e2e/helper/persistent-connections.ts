import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface Sent {
  at: number;
  /** When it was answered whole, or failed. */
  endedAt: number;
  status: number;
  failure?: string;
}

export interface Asked {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends one request on a persistent connection; never rejects. */
function send(origin: string, agent: Agent, { method = 'GET', path, headers, body }: Asked) {
  return new Promise<Sent>((resolve) => {
    const sent = { at: performance.now(), status: 0 };
    const end = (failure?: string) =>
      resolve({ ...sent, endedAt: performance.now(), ...(failure !== undefined && { failure }) });
    const one = request(origin + path, {
      method,
      agent,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    });
    one.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    one.on('response', (answer) => {
      sent.status = answer.statusCode!;
      answer.on('error', (error) => end(error.message));
      answer.on('end', () => end(answer.complete ? undefined : 'It was cut off.'));
      answer.resume();
    });
    one.end(body);
  });
}

/** Clients that ask again and again, each on a connection of its own, until theirs fails. */
export function startPersistentClients(origin: string, clients: readonly ((n: number) => Asked)[]) {
  const sent: Sent[] = [];
  const pending = new Set<number>();
  let isStopped = false;
  const go = async (next: (n: number) => Asked) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = 0; !isStopped; n++) {
      const at = performance.now();
      pending.add(at);
      const one = await send(origin, agent, next(n));
      pending.delete(at);
      sent.push(one);
      if (one.failure) break;
    }
    agent.destroy();
  };
  const done = Promise.all(clients.map(go));
  return {
    sent,
    pending,
    async stop() {
      isStopped = true;
      await done;
    },
  };
}

/** A connection that says something and then nothing more. */
export async function lingeringConnection(origin: string, said: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(said);
  socket.resume();
  return socket;
}
