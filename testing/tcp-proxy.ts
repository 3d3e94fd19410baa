import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** How many connections were made to it, lost ones included. */
  readonly accepted: number;
  /** Breaks every connection and refuses new ones, as a server that was stopped. */
  cut(): Promise<void>;
  /** Takes what is sent and new connections too, and answers nothing, as a lost network. */
  freeze(): void;
  /** Breaks every connection in the middle of what it does; new ones are taken. */
  breakConnections(): void;
  /** Ends a cut or a freeze. What was sent into a frozen connection is lost with it. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** A wire to a server that can be cut and frozen. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let frozen = false;
  let accepted = 0;

  const server = createServer((near) => {
    accepted += 1;
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => frozen || to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        if (!frozen) to.destroy();
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
    breakConnections,
    async restore() {
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
