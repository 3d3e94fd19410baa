import { expect, it } from 'vitest';
import { cafeHours } from '../hours/cafe-hours.ts';
import { hoursWarnings } from '../hours/hours-warnings.ts';
import { demoHours } from './demo.ts';

const texts = [...new Set(Array.from({ length: 80 }, (_, index) => demoHours(index)))];

it('has no hours that warn of anything', () => {
  expect(texts.filter((text) => text !== '').flatMap(hoursWarnings)).toEqual([]);
});

it('stays open on a Saturday night until 2 AM', () => {
  const late = texts.find((text) => text.includes('Th-Sa 07:00-02:00'))!;
  const saturday = new Date('2026-11-28T17:00:00Z');
  const { hours } = cafeHours(late, { latitude: 42.36, longitude: -71.06 }, saturday);
  expect(hours).toContainEqual({ from: '2026-11-28T07:00', to: '2026-11-29T02:00' });
});
