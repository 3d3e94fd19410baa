import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../testing/database.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';

describe('a request that names its host twice', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(await testEngines.at(-1)!.open());
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.close());

  const ask = async (path: string, hosts: string) => {
    const { port } = test.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(`GET ${path} HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`);
    await once(socket, 'close');
    return answer;
  };

  it.each(['/', '/api/cafes', '/api/user', '/healthz'])('is refused: %s', async (path) => {
    expect(await ask(path, 'host: a.example\r\n')).toMatch(/^HTTP\/1.1 (200|401|404) /);
    for (const second of ['host: b.example\r\n', 'HoSt: a.example\r\n']) {
      const answer = await ask(path, `host: a.example\r\n${second}`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    }
  });
});
