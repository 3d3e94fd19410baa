import { expect, it } from 'vitest';
import { scheduleKey, scheduleOf } from '../../hours/schedule.ts';
import type { Minute } from '@cortado/search/schedules/minute';
import { minuteAt } from '../hours/minute.ts';
import { OpenTimes } from '../hours/open-times.ts';
import { buildSnapshot } from '../snapshot.ts';
import { testCafe } from '../testing/cafe.ts';
import { unreadySchedules } from '@cortado/search/schedules/in-thread';
import { evaluateInWorker } from './evaluate-in-worker.ts';

const TEXTS = ['Mo-Fr 07:00-18:00', 'Mo-Su 08:00-17:00; PH off', 'Mo-Sa 08:00-sunset', 'easter off; Mo-Su 10:00-02:00', 'Mo-Fr 09:00+']; // prettier-ignore
const { signal } = new AbortController();

const minutesFrom = (start: string) => (hours: number) =>
  minuteAt(new Date(Date.parse(start) + hours * 3_600_000));

/** In another place each time, because all cafes with the same schedule share what is evaluated. */
const partsIn = (longitude: number, now: Minute) => {
  const cafes = TEXTS.map((openingHours, at) =>
    testCafe(at + 1, 'Cafe', { openingHours, latitude: 52, longitude }),
  );
  return buildSnapshot({ cafes, categories: [] }, 1, now).parts;
};

it('evaluates in a thread what is not evaluated for the day, and then what the next day lacks', async () => {
  const at = minutesFrom('2026-11-22T12:00:00Z');
  const parts = partsIn(13.4, at(0));
  const unready = await unreadySchedules(parts, at(0), 'today', signal);
  expect(unready.map(({ openingHours }) => openingHours)).toEqual(TEXTS);
  await evaluateInWorker(unready, at(0), signal);
  expect(await unreadySchedules(parts, at(0), 'today', signal)).toEqual([]);
  expect(await unreadySchedules(parts, at(0), 'tomorrow', signal)).toEqual([]);

  const lastDay = at(27 * 24);
  expect(await unreadySchedules(parts, lastDay, 'today', signal)).toEqual([]);
  const late = await unreadySchedules(parts, lastDay, 'tomorrow', signal);
  expect(late.map(({ openingHours }) => openingHours)).toEqual(TEXTS.slice(1, 4));
  await evaluateInWorker(late, lastDay, signal);
  expect(await unreadySchedules(parts, lastDay, 'today', signal)).toEqual([]);
  expect(await unreadySchedules(parts, lastDay, 'tomorrow', signal)).toEqual([]);
});

it.each(TEXTS)('%s is open in a thread when it is open here', async (text) => {
  const now = minuteAt(new Date('2026-12-24T06:00:00Z'));
  const key = scheduleKey(scheduleOf(text, { latitude: 52, longitude: 13.4 }));
  const [evaluated, here] = [new OpenTimes(key), new OpenTimes(key)];
  await evaluateInWorker([evaluated], now, signal);
  const today = now.day(here.timeZone);
  for (let day = today; day < today + 28; day += 1) {
    expect(evaluated.isReady(day)).toBe(true);
    expect(evaluated.openFrom(day)).toEqual(here.openFrom(day));
  }
});
