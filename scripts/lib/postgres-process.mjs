//@ts-check
// Runs a private PostgreSQL for as long as its standard input is open: however the process that
// wants it ends, killed included, the server stops and its folder is deleted.
import { join } from 'node:path';
import {
  fail,
  freePort,
  initdb,
  makeFolder,
  startServer,
  urlOf,
  whenToStop,
} from './postgres-server.mjs';

const [programs = ''] = process.argv.slice(2);
const folder = makeFolder();
const data = join(folder.path, 'data');

try {
  initdb(programs, folder, data);
  const port = await freePort();
  const { server, ready, log } = startServer(programs, folder, data, {
    port: String(port),
    synchronous_commit: 'off',
  });
  void ready.then(() => process.stdout.write(`${urlOf(folder, port)}\n`));
  let stopping = false;
  whenToStop(() => {
    stopping = true;
    server.kill('SIGINT');
  });
  server.on('exit', () => {
    folder.remove();
    if (!stopping) process.stderr.write(log());
    process.exit(stopping ? 0 : 1);
  });
} catch (error) {
  folder.remove();
  fail(error);
}
