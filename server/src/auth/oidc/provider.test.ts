import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { describeError } from '../../core/describe-error.ts';
import { parseSettings } from '../../core/settings.ts';
import { ProviderSource } from './provider.ts';

it('a provider that cannot be reached says why in the log', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  const settings = parseSettings({
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: 'cortado',
    OIDC_CLIENT_SECRET: 'secret',
  });
  const error = await new ProviderSource(settings).get().catch((cause: unknown) => cause);
  expect(error).toMatchObject({ code: 'UNAVAILABLE' });
  expect(
    describeError(error)
      .causes?.map(({ message }) => message)
      .join(),
  ).toContain('ECONNREFUSED');
});
