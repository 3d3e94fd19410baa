import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { DurableNodeFS } from './durable-fs.ts';

const { dataDir, socketPath } = workerData as { dataDir: string; socketPath: string };

/** The database's own file system gives its errors numbers alone, which are WASI's. */
const WASI_CODES: Readonly<Record<number, string>> = {
  2: 'EACCES',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

const database = await PGlite.create({
  fs: new DurableNodeFS(dataDir),
  startParams: [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'wal_sync_method=fsync',
  ],
}).catch((cause: { errno?: number }) => {
  // Only an error of the language's own crosses to the other thread whole.
  const code = WASI_CODES[cause.errno ?? 0];
  throw code ? Object.assign(new Error(code), { code }) : cause;
});
// The pool replaces a connection after a failed query, and the next one may come before the last has gone.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 8 });
await server.start();

async function stop(): Promise<void> {
  await server.stop();
  await database.close();
  parentPort!.postMessage('stopped');
}

parentPort!.on('message', () => void stop());
parentPort!.postMessage('ready');
