import type { Cafe } from '@cortado/contract';
import type { Walk, WalkTimes } from '@cortado/contract/walks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';

const COPLEY = { lat: 42.34997, lng: -71.0772 };
const MAVERICK = { lat: 42.36911, lng: -71.03953 };
const HARBOR = { lat: 42.3401, lng: -71.005 };
const PORTLAND = { lat: 45.5152, lng: -122.6784 };

describe('ways on foot', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await testEngines[0]!.open());
  });
  afterAll(() => test.close());

  const send = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });
  const walk = async (from: object, to: object) =>
    (await send('/api/walk', { from, to })).json<Walk>();

  it('lead along streets, step by step', async () => {
    const found = await walk(COPLEY, { lat: 42.35175, lng: -71.07065 });
    if (found.kind !== 'streets') throw new Error(found.kind);
    expect(found.metres).toBeGreaterThan(500);
    expect(found.metres).toBeLessThan(900);
    expect(found.minutes).toBe(Math.round(found.metres / 80));
    expect(found.steps.map(({ street }) => street)).toContain('Boylston St');
    expect(found.steps[0]!.turn).toBe('start');
    expect(found.steps.at(-1)!.turn).toBe('arrive');
    expect(found.steps.at(-1)!.points[1]).toBe(found.line.length - 1);
  });

  it('are none over the harbor, and none from the water', async () => {
    expect(await walk(COPLEY, MAVERICK)).toEqual({ kind: 'none' });
    expect(await walk(HARBOR, COPLEY)).toEqual({ kind: 'none' });
  });

  it('are about a third longer than the straight line where no streets are known', async () => {
    const found = await walk(PORTLAND, { ...PORTLAND, lat: PORTLAND.lat + 0.01 });
    expect(found).toMatchObject({ kind: 'about', minutes: 18 });
    expect(found).not.toHaveProperty('line');
  });

  it('to cafes take whole minutes, the nearest at least one', async () => {
    const cafes = [...test.services.catalogue.snapshot.cafes.values()] as Cafe[];
    const [first] = cafes;
    const from = { lat: Number(first!.latitude), lng: Number(first!.longitude) };
    const ids = cafes.slice(0, 100).map(({ id }) => id);
    const times = (
      await send('/api/walk-times', { from, cafes: [...ids, 999_999] })
    ).json<WalkTimes>();
    expect(times.map(({ cafe }) => cafe)).toEqual(ids);
    expect(times[0]).toEqual({ cafe: first!.id, minutes: 1, isAbout: false });
    const minutes = times.flatMap((time) => time.minutes ?? []);
    expect(minutes.length).toBeGreaterThan(90);
    expect(minutes.every((one) => Number.isInteger(one) && one >= 1)).toBe(true);
  });

  it('agree, whether one is asked for or many', async () => {
    const [id] = test.services.catalogue.snapshot.cafes.keys();
    const cafe = test.services.catalogue.snapshot.cafes.get(id!)!;
    const to = { lat: Number(cafe.latitude), lng: Number(cafe.longitude) };
    const found = await walk(COPLEY, to);
    const [time] = (await send('/api/walk-times', { from: COPLEY, cafes: [id] })).json<WalkTimes>();
    expect(found).toMatchObject({ kind: 'streets', minutes: time!.minutes });
  });

  it('begin at a corner that has a name, and none in the water', async () => {
    const nameOf = async (at: object) => (await send('/api/position-name', { at })).json<unknown>();
    expect(await nameOf({ lat: 42.35118, lng: -71.07672 })).toMatchObject({
      street: 'Newbury St',
      town: 'Boston',
    });
    expect(await nameOf(HARBOR)).toBeNull();
  });

  it.each([
    ['no positions', {}],
    ['a position beyond the earth', { from: { lat: 91, lng: 0 }, to: COPLEY }],
    ['words', { from: 'here', to: COPLEY }],
    ['more than is known', { from: COPLEY, to: COPLEY, by: 'car' }],
  ])('need two positions: not %s', async (_what, payload) => {
    const response = await send('/api/walk', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('are limited for each client', async () => {
    const remoteAddress = '203.0.113.77';
    const statuses = await Promise.all(
      Array.from({ length: 320 }, async () => {
        const payload = { from: COPLEY, cafes: [] };
        const url = '/api/walk-times';
        return (await test.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});
