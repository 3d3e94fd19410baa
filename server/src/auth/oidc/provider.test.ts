import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '../../../../testing/wait-for.ts';
import { describeError } from '../../core/describe-error.ts';
import { parseSettings } from '../../core/settings.ts';
import { ProviderSource, verifyIdToken } from './provider.ts';

const TIMEOUT_SECONDS = 0.3;
/** Signed by nobody: its keys are asked for before that is seen. */
const ID_TOKEN = [{ alg: 'RS256', kid: 'one' }, { sub: 'mara' }, 'signature']
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

describe('a provider', () => {
  let server: ReturnType<typeof createServer>;
  let issuer: string;
  let open: Set<Socket>;
  let asked: number;
  let answer: (response: ServerResponse) => void;

  const json = (response: ServerResponse, body: object) =>
    response
      .writeHead(200, { 'content-type': 'application/json', connection: 'close' })
      .end(JSON.stringify(body));
  const find = () =>
    new ProviderSource(
      parseSettings({
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: 'cortado',
        OIDC_CLIENT_SECRET: 'secret',
      }),
      TIMEOUT_SECONDS,
    ).get();
  const failure = (work: Promise<unknown>) => work.catch((cause: unknown) => cause);

  beforeEach(async () => {
    open = new Set();
    asked = 0;
    server = createServer((_request, response) => {
      asked += 1;
      answer(response);
    });
    server.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('that cannot be reached says why in the log', async () => {
    server.close();
    const error = await failure(find());
    expect(error).toMatchObject({ code: 'UNAVAILABLE' });
    expect(
      describeError(error)
        .causes?.map(({ message }) => message)
        .join(),
    ).toContain('ECONNREFUSED');
  });

  const LIES: Record<string, (response: ServerResponse) => void> = {
    'says nothing': () => {},
    'says nothing but a head': (response) => response.writeHead(200).flushHeaders(),
    trickles: (response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    },
    'says too much': (response) => {
      const more = () => {
        while (!response.destroyed && response.write('a'.repeat(100_000)));
      };
      response.on('drain', more);
      more();
    },
    'answers 500': (response) => response.writeHead(500).end('broken'),
    'answers a page': (response) => response.setHeader('content-type', 'text/html').end('<html>'),
    'answers other JSON': (response) => json(response, { issuer: 7 }),
    'leads in a circle': (response) => response.writeHead(302, { location: issuer }).end(),
    'hangs up': (response) => response.destroy(),
  };
  /** The one connection may stay open for the next request. */
  const untilOneIsOpen = () => waitFor(() => expect(open.size).toBeLessThanOrEqual(1));

  it.each(Object.keys(LIES))('that %s is unavailable', async (name) => {
    answer = LIES[name]!;
    expect(await failure(find())).toMatchObject({ code: 'UNAVAILABLE' });
    expect(asked).toBe(1);
    await untilOneIsOpen();
  });

  it.each(Object.keys(LIES))(
    'that %s instead of sending its keys is unavailable; no token is called invalid',
    async (name) => {
      answer = (response) =>
        json(response, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
        });
      const provider = await find();
      answer = LIES[name]!;
      const verifying = verifyIdToken(provider, ID_TOKEN, { nonce: 'one', now: new Date() });
      expect(await failure(verifying)).toMatchObject({ code: 'UNAVAILABLE' });
      await untilOneIsOpen();
    },
  );
});
