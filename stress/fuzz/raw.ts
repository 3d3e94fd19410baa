import { connect } from 'node:net';
import * as fc from 'fast-check';
import { newAddress } from '../../bench/visitors.ts';

const head = (line: string, ...headers: string[]) =>
  [line, 'host: localhost', `x-forwarded-for: ${newAddress()}`, ...headers, '', ''].join('\r\n');
const post = (...headers: string[]) =>
  head('POST /api/newsletter HTTP/1.1', 'content-type: application/json', ...headers);
const BODY = '{"email":"a@example.org"}';

/** Invalid requests, or hardly valid ones. */
const makers: readonly (() => string)[] = [
  () => 'GET\r\n\r\n',
  () => 'GET /\r\n\r\n',
  () => 'GET / HTTP/9.9\r\n\r\n',
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => 'GET / HTTP/1.0\r\n\r\n',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => '\u0016\u0003\u0001\u0002\u0000\u0001',
  () => '\r\n\r\n\r\n',
  () => head('OPTIONS * HTTP/1.1'),
  () => head('CONNECT example.org:443 HTTP/1.1'),
  () => head('GET http://example.org/api/cafes HTTP/1.1'),
  () => head('GET /api/cafes?q=\u0001\u0080 HTTP/1.1'),
  () => head('GET /a b HTTP/1.1'),
  () => head(`GET /${'a'.repeat(20_000)} HTTP/1.1`),
  () => head('GET / HTTP/1.1', `x: ${'a'.repeat(20_000)}`),
  () => head('GET / HTTP/1.1', ...Array.from({ length: 3000 }, (_, at) => `x${at}: 1`)),
  () => head('GET / HTTP/1.1', 'x: a\u0000b'),
  () => head('GET / HTTP/1.1', 'x : a'),
  () => head('GET / HTTP/1.1', ': a'),
  () => head('GET / HTTP/1.1', 'host: other'),
  () => head('GET / HTTP/1.1', 'upgrade: websocket', 'connection: upgrade'),
  () => head('GET / HTTP/1.1', 'upgrade: h2c', 'connection: upgrade, http2-settings'),
  () => head('GET / HTTP/1.1', 'expect: 100-continue'),
  () => head('GET / HTTP/1.1', 'expect: the-unexpected'),
  () => head('GET /api/cafes HTTP/1.1').repeat(50),
  () => post('content-length: 10') + BODY,
  () => post('content-length: 9999') + BODY,
  () => post('content-length: -1') + BODY,
  () => post('content-length: 1e3') + BODY,
  () => post('content-length: 99999999999999999999') + BODY,
  () => post('content-length: 25', 'content-length: 26') + BODY,
  () => post('content-length: 25', 'transfer-encoding: chunked') + BODY,
  () => post('transfer-encoding: chunked') + BODY,
  () => post('transfer-encoding: chunked') + `19\r\n${BODY}\r\n0\r\n\r\n`,
  () => post('transfer-encoding: chunked') + `ffffffffffffffff\r\n${BODY}`,
  () => post('transfer-encoding: chunked') + `19;${'x'.repeat(9000)}\r\n${BODY}\r\n`,
  () => post('transfer-encoding: chunked') + `19\r\n${BODY}\r\n0\r\nx: ${'y'.repeat(9000)}\r\n\r\n`,
  () => post('transfer-encoding: gzip, chunked') + BODY,
  () => post('content-encoding: gzip', 'content-length: 25') + BODY,
  () => post('expect: 100-continue', 'content-length: 25'),
  () => post('content-length: 25') + BODY.slice(0, 5),
  () =>
    head(
      'POST /api/cafes/1/photos HTTP/1.1',
      'content-type: image/jpeg',
      'content-length: 12000000',
    ) + '\u00FF\u00D8\u00FF',
];

/** The bytes of a connection, some of them changed or cut. */
export const rawBytes: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...makers).map((make) => Buffer.from(make(), 'latin1')) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...makers), fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 8 }))
      .map(([make, at, noise]) => {
        const bytes = Buffer.from(make(), 'latin1');
        const start = at % bytes.byteLength;
        bytes.set(noise.subarray(0, bytes.byteLength - start), start);
        return bytes;
      }),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
);

const WAIT_MS = 250;

/** Sends bytes and closes the connection after an answer or a timeout. @returns what was received */
export function sendRaw(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(WAIT_MS);
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      answer += text;
      // Pipelined answers come right after.
      socket.setTimeout(20);
    });
    socket.on('timeout', () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });
}
