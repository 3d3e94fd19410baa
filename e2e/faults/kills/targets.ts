import { cp } from 'node:fs/promises';
import { Client } from 'pg';
import { startPostgresPair } from '../../../testing/postgres-pair.ts';
import { createServerDatabase } from '../../../testing/server-database.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { ADMIN } from '../../helper/admin-account.ts';
import {
  dataFolder,
  freePort,
  startProduct,
  type Folder,
  type Product,
} from '../../helper/product.ts';

/** What is killed, with the product that it belongs to. */
export interface Target {
  what: string;
  origin: string;
  settings: Record<string, string>;
  /** @param random a number from 0 up to, but not including, a limit */
  kill(random: (limit: number) => number): Promise<void>;
  /** Starts again what was killed; resolves once writes are accepted. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  database?: Record<string, string>;
  /** Of a first start, which is copied. */
  filledData?: string | undefined;
  folder?: Folder;
}

/** The product in a process that can be killed and started again. */
export async function openProduct({ database, filledData, ...options }: Options) {
  const folder = options.folder ?? (await dataFolder());
  if (filledData) await cp(filledData, folder.path, { recursive: true });
  const port = String(await freePort());
  const settings = {
    ...database,
    PORT: port,
    DATA_DIR: folder.path,
    ADMIN_PASSWORD: ADMIN.password,
    TRUST_PROXY: '1',
  };
  let product: Product | undefined;
  const opened = {
    origin: `http://127.0.0.1:${port}`,
    settings,
    pid: () => product!.pid,
    output: () => product?.output() ?? '',
    ended: () => product!.ended,
    async kill() {
      product?.kill('SIGKILL');
      await product?.ended;
    },
    async restart() {
      product = await startProduct(settings);
      await product.ready;
    },
    async close() {
      await opened.kill();
      await folder.remove();
    },
  };
  await opened.restart().catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  return opened;
}

export async function embeddedTarget(): Promise<Target> {
  return { what: 'the product on the embedded database', ...(await openProduct({})) };
}

/** A killed client's last statement may still run: what it does must be there before anybody looks. */
async function untilAlone(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await waitFor(async () => {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      if (rowCount !== 0) throw new Error('Connections of the killed process are still open.');
    });
  } finally {
    await client.end();
  }
}

export async function nodeTarget(): Promise<Target> {
  const database = await createServerDatabase();
  const product = await openProduct({ database: { DATABASE_URL: database.url } });
  return {
    what: 'the product on PostgreSQL',
    ...product,
    async restart() {
      await untilAlone(database.url);
      await product.restart();
    },
    async close() {
      await product.close();
      await database.drop();
    },
  };
}

export async function untilReady(origin: string): Promise<void> {
  await waitFor(async () => {
    const { status } = await fetch(`${origin}/readyz`);
    if (status !== 200) throw new Error('The product is not ready.');
  });
}

/** PostgreSQL itself, under a product that runs on. */
export async function postgresTarget(): Promise<Target> {
  const pair = await startPostgresPair();
  const product = await openProduct({ database: { DATABASE_URL: pair.url } });
  return {
    what: 'PostgreSQL under the product',
    ...product,
    kill: () => pair.kill('primary'),
    async restart() {
      await pair.start('primary');
      const ended = product.ended().then(({ code, signal }) => {
        throw new Error(`The product ended with ${code ?? signal}:\n${product.output()}`);
      });
      await Promise.race([untilReady(product.origin), ended]);
    },
    async close() {
      await product.close();
      await pair.close();
    },
  };
}
