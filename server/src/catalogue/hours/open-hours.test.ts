import { expect, it } from 'vitest';
import { minuteAt } from './minute.ts';
import { buildSnapshot } from '../snapshot.ts';
import { testCafe } from '../testing/cafe.ts';

it('finds what is open in a minute that comes in short steps', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  const cafes = Array.from({ length: 1000 }, (_, at) =>
    testCafe(at + 1, 'Cafe', {
      openingHours: `Mo-Su ${two(at % 12)}:00-${two(12 + Math.floor(at / 120))}:${two(Math.floor(at / 12) % 60)}`,
    }),
  );
  const now = minuteAt(new Date('2026-11-22T18:00:00Z'));
  const { schedules: hours } = buildSnapshot({ cafes, categories: [] }, 1, now).parts[0]!.segment
    .index;
  expect([...hours.prepare(now)].length).toBeGreaterThan(1000 / 200);
  const next = minuteAt(new Date('2026-11-22T18:01:00Z'));
  expect([...hours.prepareNext(next, now)].length).toBeGreaterThan(3 * 4);
  expect([...hours.unready(next, 'tomorrow')].length).toBeGreaterThanOrEqual(1000 / 200 - 1);
});

it('reads the clock of each zone in a step of its own', () => {
  const cafes = Array.from({ length: 24 }, (_, at) =>
    testCafe(at + 1, 'Cafe', { latitude: 0, longitude: at * 15 - 172 }),
  );
  const now = minuteAt(new Date('2026-11-22T18:00:00Z'));
  const { schedules: hours } = buildSnapshot({ cafes, categories: [] }, 1, now).parts[0]!.segment
    .index;
  expect(hours.zones.size).toBeGreaterThan(20);
  expect([...hours.unready(now, 'today')].length).toBeGreaterThanOrEqual(hours.zones.size);
});
