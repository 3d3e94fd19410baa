import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketHandler, PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { DurableNodeFS } from './durable-fs.ts';
import { inWholeMessages } from './in-whole-messages.ts';
import { panicIn, startParams, toPlainError } from './pglite-options.ts';

const { dataDir, socketPath } = workerData as { dataDir: string; socketPath: string };

// Optimising PostgreSQL's functions takes 60–90 MB that malloc does not return, and a second of CPU at each start.
setFlagsFromString('--liftoff-only');

const database = await PGlite.create({ fs: new DurableNodeFS(dataDir), startParams }).catch(
  (cause: unknown) => {
    throw toPlainError(cause);
  },
);
const run = database.execProtocolRawStream.bind(database);
// After a panic, such as of a full disk, PGlite runs on but never answers: the thread ends instead.
database.execProtocolRawStream = (message, options) =>
  run(message, {
    ...options,
    onRawData(answer) {
      options.onRawData(answer);
      const panic = panicIn(answer);
      if (!panic) return;
      setImmediate(() => {
        throw panic;
      });
    },
  });
const handlers = PGLiteSocketHandler.prototype;
const attach = Reflect.get(handlers, 'attach');
handlers.attach = function (socket) {
  const attached = attach.call(this, socket);
  const [handle] = socket.listeners('data') as [(data: Buffer) => void];
  socket.off('data', handle).on('data', inWholeMessages(handle));
  return attached;
};
// The pool replaces a connection after a failed query, and may open the new one before the old one has closed.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 8 });
await server.start();

async function stop(): Promise<void> {
  await server.stop();
  await database.close();
  process.exit();
}

parentPort!.on('message', (message) => {
  if (message === 'ping') parentPort!.postMessage('pong');
  else void stop();
});
parentPort!.postMessage('ready');
