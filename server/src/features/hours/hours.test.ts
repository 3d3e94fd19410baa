import type { HoursPreview } from '@cortado/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';

const BOSTON = { latitude: 42.36, longitude: -71.06 };
const TOKYO = { latitude: 35.68, longitude: 139.69 };
const DAY = 24 * 3600;

describe('a preview of hours', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await testEngines[0]!.open(), {
      seed: 'none',
      startsAt: new Date('2026-11-22T22:00:00Z'),
    });
  });
  afterAll(() => test.close());

  const ask = (text: string, position = BOSTON) =>
    test.app.inject({ method: 'POST', url: '/api/hours/preview', payload: { text, ...position } });
  const preview = async (text: string, position = BOSTON): Promise<HoursPreview> =>
    (await ask(text, position)).json();

  it('shows the days from today on, in the zone of the position, and what is not as usual', async () => {
    expect(await preview('Th 07:00-15:00; PH off')).toEqual({
      error: null,
      warnings: [],
      timeZone: 'America/New_York',
      hours: [],
      exceptions: [{ date: '2026-11-26', name: 'Thanksgiving Day', intervals: [] }],
    });
    const { timeZone, hours } = await preview('Mo 07:00-15:00', TOKYO);
    expect(timeZone).toBe('Asia/Tokyo');
    // There it is Monday already, so the next one is in the eight days too, or it would be one.
    expect(hours).toEqual([
      { from: '2026-11-23T07:00', to: '2026-11-23T15:00' },
      { from: '2026-11-30T07:00', to: '2026-11-30T15:00' },
    ]);
  });

  it('says where a text can’t be read, and takes an empty one for unknown', async () => {
    expect(await preview('Mo-Th 07:00-21:00;\nFr 07:0O-15:00')).toMatchObject({
      error: {
        message: '“07:0O” is not a time. Replace the letter O with the digit 0.',
        line: 2,
        column: 4,
        offset: 22,
        length: 5,
      },
      hours: null,
    });
    expect(await preview(' ')).toMatchObject({ error: null, hours: null, exceptions: [] });
  });

  it('refuses ten thousand rules with a sentence, and an impossible position', async () => {
    const { error } = await preview('Mo 07:00-15:00; '.repeat(5000));
    expect(error?.message).toBe('Hours can be at most 1000 characters long.');
    expect((await ask('24/7', { latitude: 91, longitude: 0 })).statusCode).toBe(400);
  });

  it.each([
    ['PH ', 52],
    ['Mo ', 300],
    ['24/7', 100],
    ['"a"', 60],
    ['"', 600],
  ])(
    'answers %j repeated %i times, of which the package can’t write its warnings',
    async (part, times) => {
      test.wait(DAY);
      const answer = await ask(part.repeat(times));
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { timeZone: 'America/New_York' },
      ]);
    },
  );

  it('is there as often as an editor asks, and no oftener', async () => {
    test.wait(DAY);
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await ask('24/7')).statusCode);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    test.wait(1);
    expect((await ask('24/7')).statusCode).toBe(200);
  });
});
