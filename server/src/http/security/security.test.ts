import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app/create-app.ts';
import { testEngines } from '../../testing/database.ts';
import { createLogger } from '../../core/logger.ts';
import { parseSettings } from '../../core/settings.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';

describe.each(testEngines)('security on $name', ({ open }) => {
  let test: TestApp;

  /** The same application with other settings. */
  const appWith = (environment: Record<string, string>) =>
    createApp({ ...test.services, settings: parseSettings(environment) });

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  it.each(['/api/cafes', '/api/nothing', '/api/%zz', '/healthz', '/nothing'])(
    'puts its headers on %s',
    async (url) => {
      const { headers } = await test.app.inject(url);
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("style-src 'self'");
      expect(policy).toContain("style-src-attr 'unsafe-inline'");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).toContain("img-src 'self' data: blob: https:");
      expect(policy).toContain("worker-src 'self' blob:");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );

  it.each([
    ['/api/cafes', 'application/json'],
    ['/api/nothing', 'application/json'],
    ['/api/user', 'application/json'],
    ['/api/cafes.csv', 'text/csv'],
    ['/healthz', 'application/json'],
    ['/nothing', 'text/html'],
  ])('says what each answer is, and in which encoding: %s', async (url, type) => {
    expect((await test.app.inject(url)).headers['content-type']).toBe(`${type}; charset=utf-8`);
  });

  it('allows pages to ask for the location, and for nothing else that asks for a permission', async () => {
    const { headers } = await test.app.inject('/healthz');
    const [location, ...others] = String(headers['permissions-policy']).split(', ');
    expect(location).toBe('geolocation=(self)');
    for (const other of others) expect(other).toMatch(/^[a-z-]+=\(\)$/);
    const denied = others.map((other) => other.split('=')[0]);
    const powerful = `camera microphone display-capture clipboard-read payment midi usb serial hid storage-access
      accelerometer gyroscope magnetometer idle-detection local-fonts screen-wake-lock window-management`;
    for (const feature of powerful.split(/\s+/)) {
      expect(denied).toContain(feature);
    }
  });

  it('requires https only where the public origin has it, and allows the configured map style', async () => {
    const app = await appWith({
      APP_URL: 'https://cortado.example',
      MAP_STYLE_URL: 'https://tiles.example/style.json?key=1',
    });
    const { headers } = await app.inject('/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://tiles.example;",
    );
    await app.close();
  });

  it('allows Google only where its map is wanted', async () => {
    const app = await appWith({ GOOGLE_MAPS_KEY: 'a-key' });
    const policy = String((await app.inject('/healthz')).headers['content-security-policy']);
    for (const directive of ['script-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} 'self' https://\\*\\.googleapis\\.com`));
    expect(policy).toContain('frame-src https://*.google.com');
    await app.close();
    const plain = String((await test.app.inject('/healthz')).headers['content-security-policy']);
    expect(plain).not.toContain('google');
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 400],
    [
      { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
      400,
    ],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 400],
    [{ origin: 'http://[::1]:3000', host: '[::1]:3000' }, 400],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:4000' }, 403],
    [{ origin: 'http://rebound.example:3000', host: 'rebound.example:3000' }, 403],
    [{ origin: 'http://localhost:3000' }, 400],
    [{}, 400],
  ])('lets a write with %o get to %i', async (headers, status) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      headers: headers as Record<string, string>,
      payload: {},
    });
    expect(answer.statusCode).toBe(status);
  });

  it('names both addresses to whoever opened the site at another than its own', async () => {
    const app = await appWith({ APP_URL: 'https://cortado.example' });
    const write = async (headers: Record<string, string>) => {
      const request = { method: 'POST', url: '/api/newsletter', headers, payload: {} } as const;
      return (await app.inject(request)).json<{ message: string }>().message;
    };
    const opened = { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' };
    expect(await write(opened)).toBe(
      'You opened this site at http://192.0.2.7:3000, but it is set to https://cortado.example. Open it there, or have APP_URL set to http://192.0.2.7:3000.',
    );
    expect(await write({ ...opened, origin: 'https://evil.example' })).toBe(
      'This request came from another site.',
    );
    // Its styles load all the same.
    const { headers } = await app.inject('/healthz');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    await app.close();
  });

  it.each([
    [{}, '9.9.9.9', '127.0.0.1'],
    [{ TRUST_PROXY: '0' }, '9.9.9.9', '127.0.0.1'],
    [{ TRUST_PROXY: '1' }, '9.9.9.9', '9.9.9.9'],
    [{ TRUST_PROXY: '1' }, '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    [{ TRUST_PROXY: '2' }, '6.6.6.6, 9.9.9.9, 10.0.0.1', '9.9.9.9'],
    [{ TRUST_PROXY: 'loopback' }, '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    [{ TRUST_PROXY: 'loopback,9.9.9.9' }, '6.6.6.6, 9.9.9.9', '6.6.6.6'],
    [{ TRUST_PROXY: '10.0.0.0/8' }, '9.9.9.9', '127.0.0.1'],
  ])('under %o believes of "%s" the client %s', async (environment, forwarded, client) => {
    const seen: string[] = [];
    const app = await createApp(
      { ...test.services, settings: parseSettings(environment) },
      { extend: (own) => own.addHook('onRequest', async ({ ip }) => void seen.push(ip)) },
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { 'x-forwarded-for': forwarded } });
    await app.close();
    expect(seen.at(-1)).toBe(client);
  });

  it.each([
    [{}, '9.9.9.9', 1],
    [{}, undefined, 0],
    [{ TRUST_PROXY: '0' }, '9.9.9.9', 0],
    [{ TRUST_PROXY: '1' }, '9.9.9.9', 0],
  ])('under %o warns of a proxy that says "%s" %i times', async (environment, client, times) => {
    const lines: string[] = [];
    const logger = createLogger({ write: (line) => void lines.push(line) });
    const settings = parseSettings(environment);
    const app = await createApp({ ...test.services, logger, settings });
    const headers = client ? { 'x-forwarded-for': client } : {};
    await app.inject({ url: '/api/user', headers });
    await app.inject({ url: '/healthz', headers });
    await app.close();
    const warnings = lines.filter((line) => line.includes('"level":40'));
    expect(warnings).toHaveLength(times);
    for (const line of warnings) expect(line).toContain('Set TRUST_PROXY to the number of proxies');
  });
});
