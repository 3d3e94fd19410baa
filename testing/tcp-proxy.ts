import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** The number of accepted connections, including lost ones. */
  readonly accepted: number;
  /** Breaks every connection and refuses new ones, like a stopped server. */
  cut(): Promise<void>;
  /** Accepts data and new connections, but answers nothing, like a lost network. */
  freeze(): void;
  /** Loses the data of the connections that are open, both ways and without breaking them, like a firewall that forgot them. */
  swallow(): void;
  /** Breaks every connection at once; new ones are accepted. */
  breakConnections(): void;
  /** Sends bytes of its own with the next answer of each open connection, and breaks it, like a server that ends just then. */
  endWith(bytes: Buffer): void;
  /** Delays each answer by this time, like a server that is overloaded. */
  slow(ms: number): void;
  /** Stops a cut, a freeze or a delay. Data sent into a frozen connection is lost with it. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** A TCP proxy to a server whose connections can be cut, frozen and slowed down. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  const swallowed = new WeakSet<Socket>();
  const lastWords = new WeakMap<Socket, Buffer>();
  let frozen = false;
  let delayMs = 0;
  let accepted = 0;

  /** Writes answers in their order, also while the delay changes. */
  const passOn = (to: Socket) => {
    let last = 0;
    return (bytes: Buffer) => {
      const end = lastWords.get(to);
      if (end) return void to.end(Buffer.concat([bytes, end]));
      const now = performance.now();
      last = Math.max(last, now + delayMs);
      if (last <= now) to.write(bytes);
      else setTimeout(() => to.write(bytes), last - now);
    };
  };
  const server = createServer((near) => {
    accepted += 1;
    const far = connect(target);
    const ask = (bytes: Buffer) => far.write(bytes);
    for (const [from, to, write] of [
      [near, far, ask],
      [far, near, passOn(near)],
    ] as const) {
      open.add(from);
      const isLost = () => frozen || swallowed.has(from);
      from.on('data', (bytes: Buffer) => isLost() || write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        if (!isLost()) to.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const breakConnections = () => {
    for (const socket of open) socket.destroy();
  };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    breakConnections();
    await closed;
  };

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    get accepted() {
      return accepted;
    },
    cut,
    freeze: () => void (frozen = true),
    swallow() {
      for (const socket of open) swallowed.add(socket);
    },
    slow: (ms) => void (delayMs = ms),
    breakConnections,
    endWith(bytes) {
      for (const socket of open) lastWords.set(socket, bytes);
    },
    async restore() {
      delayMs = 0;
      if (frozen) {
        breakConnections();
        frozen = false;
      }
      if (!server.listening) await listen(port);
    },
    async close() {
      frozen = false;
      if (server.listening) await cut();
    },
  };
}
