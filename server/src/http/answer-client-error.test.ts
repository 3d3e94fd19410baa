import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { answerClientError } from './answer-client-error.ts';

it('cuts a client off that does not close after its answer', async () => {
  const server = createServer()
    .on('clientError', (error, socket) => answerClientError(error, socket as Socket, 50))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => {});
  const [[socket]] = (await Promise.all([once(server, 'connection'), once(client, 'connect')])) as [
    [Socket],
    unknown,
  ];
  client.write('no request at all\r\n\r\n');
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.toString()).toContain('HTTP/1.1 400 Bad Request');
  await once(socket, 'close');
  client.destroy();
  server.close();
});
