import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { clientOf } from './context.ts';
import { clientTrust } from './client-trust.ts';

it.each([undefined, 1, ['127.0.0.1']])(
  'a client whose socket is gone has no address where TRUST_PROXY is %j',
  async (trusted) => {
    const app = Fastify({ trustProxy: clientTrust(trusted) });
    app.get('/', async (request) => {
      Object.defineProperty(request.raw, 'socket', { value: {} });
      return { ip: clientOf(request).ip };
    });
    expect((await app.inject('/')).json()).toEqual({ ip: 'unknown' });
    await app.close();
  },
);
