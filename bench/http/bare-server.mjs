//@ts-check
// The floor: node:http and nothing else, answering everything with the bytes it was sent.
import { createServer } from 'node:http';

/** @type {{status: number, headers: string[], body: Buffer}} */
let answer = { status: 503, headers: [], body: Buffer.alloc(0) };

process.on('message', (message) => {
  const wanted = /** @type {{answer?: {status: number, headers: string[], body: string}}} */ (
    message
  ).answer;
  if (!wanted) return;
  answer = { ...wanted, body: Buffer.from(wanted.body, 'base64') };
  process.send?.({ ready: true });
});

const server = createServer((_request, response) => {
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.stdout.write(`listening at http://127.0.0.1:${address.port}\n`);
});
