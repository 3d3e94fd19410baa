import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const HEALTH_CHECK_MS = 50;

/** A round-robin HTTP balancer, for several nodes. */
export interface Balancer {
  origin: string;
  /** Sends requests to this node, too, whenever it is healthy. */
  add(origin: string): Promise<void>;
  close(): Promise<void>;
}

interface Node {
  origin: string;
  isHealthy: boolean;
}

/** Nothing of the request has reached the node, or its connection had been closed before. */
function mayRetry({ code }: NodeJS.ErrnoException, isReused: boolean): boolean {
  return code === 'ECONNREFUSED' || (isReused && code === 'ECONNRESET');
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Checks `/healthz` of its nodes all the time. A GET that could not be sent is tried on another node, nothing else is. */
export async function startBalancer(): Promise<Balancer> {
  const nodes: Node[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const check = async (node: Node) => {
    const { status } = await fetch(`${node.origin}/healthz`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(1000),
    }).catch(() => ({ status: 0 }));
    node.isHealthy = status === 200;
  };
  const checking = setInterval(() => void Promise.all(nodes.map(check)), HEALTH_CHECK_MS);

  const next = () => {
    const healthy = nodes.filter(({ isHealthy }) => isHealthy);
    return healthy[turn++ % healthy.length];
  };
  const forward = (incoming: IncomingMessage, body: Buffer, answer: ServerResponse) => {
    const node = next();
    if (!node) return void answer.writeHead(503).end('No node is healthy.');
    const { method = 'GET', url = '/', headers } = incoming;
    const sent = request(node.origin + url, {
      method,
      agent,
      headers: { 'x-forwarded-for': '192.0.2.1', ...headers },
    });
    sent.on('response', (from) => {
      answer.writeHead(from.statusCode ?? 502, { ...from.headers, connection: 'keep-alive' });
      from.on('error', () => answer.destroy());
      from.pipe(answer);
    });
    sent.on('error', (error) => {
      node.isHealthy &&= sent.reusedSocket;
      if (method === 'GET' && mayRetry(error, sent.reusedSocket)) forward(incoming, body, answer);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end(error.message);
    });
    sent.end(body);
  };
  const server = createServer((incoming, answer) => {
    void bodyOf(incoming).then((body) => forward(incoming, body, answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(origin) {
      const node = { origin, isHealthy: false };
      nodes.push(node);
      await check(node);
    },
    async close() {
      clearInterval(checking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
