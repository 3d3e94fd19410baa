import { ERRORS, errorAnswer, mapAnswer } from '@cortado/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../testing/database.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';
import { signUp } from '../testing/members.ts';

describe.each(testEngines)('bad input on $name', ({ open }) => {
  let test: TestApp;

  const ask = (url: string) => test.app.inject(url);

  beforeAll(async () => {
    test = await openTestApp(await open());
  });
  afterAll(() => test.close());

  it.each([
    ['?minRating=abc'],
    ['?minRating=6'],
    ['?minRating=-1'],
    ['?ratingFilter=6_stars'],
    ['?hasWifi=perhaps'],
    ['?priceLevel=9'],
    ['?sortBy=best'],
    ['?limit=0'],
    ['?limit=201'],
    ['?offset=-1'],
    ['?bbox=1,2,3'],
    ['?openAt=tomorrow'],
    ['?openAt=mon-2400'],
    ['?openAt=mon-1200-0600'],
    ['?openAt=2026-02-30'],
    ['?openAt=2026-11-26-sun'],
    ['?openAt=now&hours=known'],
    ['?bbox=0,91,1,92'],
    ['?lat=northerly'],
    ['?area=a&area=b'],
    ['?q= of 9 kB', `?q=${'x'.repeat(9000)}`],
  ])('%s is refused as malformed', async (name, query = name) => {
    const answer = await ask(`/api/cafes${query}`);
    expect(answer.statusCode).toBe(400);
    const { code, message } = errorAnswer.parse(answer.json());
    expect(code).toBe('INVALID_REQUEST');
    expect(message).not.toMatch(/abc|6_stars|perhaps|best|northerly|xxx/);
  });

  it.each([
    '?view=1,2,3',
    '?view=0,0,1,91',
    '?view=0,1,1,0',
    '?view=a,b,c,d',
    '?zoom=abc',
    '?zoom=-1',
    '?zoom=23',
    '?bbox=1,2,3',
  ])('a map of %s is refused as malformed', async (query) => {
    const answer = await ask(`/api/map${query}`);
    expect(answer.statusCode).toBe(400);
    expect(errorAnswer.parse(answer.json()).message).toMatch(/^Must be /);
  });

  it.each([
    '',
    '?view=170,-80,-170,80&zoom=3',
    '?view=-180,-90,180,90&zoom=20',
    '?zoom=0&offset=99',
  ])('a map of %o has all cafes', async (query) => {
    const answer = await ask(`/api/map${query}`);
    expect(answer.statusCode).toBe(200);
    const { places, ...rest } = mapAnswer.parse(answer.json());
    expect(places).toHaveLength(105);
    expect(rest).toMatchObject({ total: 105, isComplete: true, clusters: [] });
  });

  it.each(['/api/password-reset/1', '/api/newsletter/unsubscribe'])(
    'a link to %s that names its token twice leads on all the same',
    async (path) => expect((await ask(`${path}?token=a&token=b`)).statusCode).toBe(302),
  );

  it.each([
    "?q=' or 1=1 --",
    '?q=<script>alert(1)</script>',
    '?q=%00',
    '?q=%25_\\',
    '?q=__proto__',
    '?dynamicFilter___proto__=x',
    '?dynamicFilter_constructor=x',
    `?q=${encodeURIComponent('💥‮abc')}`,
    `?q=${'a+'.repeat(90)}`,
  ])('the hostile %s finds nothing or something, and breaks nothing', async (query) => {
    const answer = await ask(`/api/cafes${encodeURI(query).replaceAll('%25', '%')}`);
    expect([200, 400]).toContain(answer.statusCode);
    expect((await ask('/api/cafes')).json()).toHaveLength(105);
  });

  it.each([
    '0',
    '-1',
    '1.5',
    'abc',
    '99999',
    '99999999999999999999999',
    '%00',
    '1e3',
    '1'.repeat(5000),
  ])('there is no cafe %s', async (id) => {
    const answer = await ask(`/api/cafes/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'CAFE_NOT_FOUND' });
  });

  it.each([
    ['application/json', '{"email":', 400],
    ['application/json', '', 400],
    ['application/json', 'null', 400],
    ['application/json', '[]', 400],
    ['application/json', '{"email":{"toString":1}}', 400],
    ['application/json', '{"__proto__":{"email":"a@b.co"}}', 400],
    ['text/plain', 'hello', 415],
    ['application/x-www-form-urlencoded', 'email=a@b.co', 415],
    ['application/json', JSON.stringify({ email: 'x'.repeat(200_000) }), 413],
  ])('a body of %s %.12s… answers with an error', async (type, payload, status) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(ERRORS[errorAnswer.parse(answer.json()).code]).toBe(status);
  });

  it.each(['a\u0000b', 'a\uD800b'])('the characters of %j are kept or refused', async (text) => {
    const admin = await signUp(test, `admin.${Math.abs(text.codePointAt(1)!)}`, 'admin');
    const cafe = {
      name: text,
      description: `A place called ${text}`,
      address: '1 Main St, Boston',
      neighborhood: 'Downtown',
      latitude: 42,
      longitude: -71,
    };
    const file = { name: text, content: 'name,address,lat,lng\nA,1 Main St,41,-70' };
    const answers = [
      await admin.send('POST', '/api/admin/cafes', cafe),
      await admin.send('POST', '/api/admin/imports/file', file),
      await admin.send('POST', '/api/admin/import-cafes', { location: text }),
      await admin.send('POST', '/api/admin/filter-categories', { name: 'a', display_name: text }),
      await admin.send('POST', '/api/login', { username: text, password: text }),
      await admin.send('POST', '/api/forgot-password', { email: `${text}@example.org` }),
    ];
    for (const { statusCode } of answers) expect([200, 400, 401, 404]).toContain(statusCode);
  });
});
