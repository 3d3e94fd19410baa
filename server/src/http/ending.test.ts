import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { testEngines } from '../testing/database.ts';
import { openTestApp } from '../testing/product.ts';

it('a request that is open when the process is about to end is answered with Connection: close', async () => {
  const test = await openTestApp(await testEngines.at(-1)!.open());
  const { app, services } = test;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  let answered: Promise<IncomingMessage[]>;
  await services.database.inTransaction(async (tx) => {
    await tx.execute('lock table sessions in access exclusive mode');
    const headers = { cookie: `sid=${'a'.repeat(43)}` };
    const asked = get(`http://127.0.0.1:${port}/api/favorites`, { agent, headers });
    answered = once(asked, 'response') as Promise<IncomingMessage[]>;
    await once(app.server, 'request');
    services.ending.abort();
  });
  const [answer] = await answered!;
  expect([answer!.statusCode, answer!.headers.connection]).toEqual([401, 'close']);
  agent.destroy();
  await test.close();
});
