import { expect, it } from 'vitest';
import { shiftInto } from './useInSight.ts';

const frame = { left: 10, top: 20, right: 110, bottom: 120 };
const box = (left: number, top: number, size = 30) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});

it.each([
  ['inside, by nothing', box(20, 30), { x: 0, y: 0 }],
  ['over the left and the top edge, to the right and down', box(0, 5), { x: 10, y: 15 }],
  ['over the right and the bottom edge, to the left and up', box(100, 200), { x: -20, y: -110 }],
  ['too large for it, so that its end is in sight', box(0, 0, 150), { x: -40, y: -30 }],
  [
    'too large for it and above it, so that its end is in sight',
    box(10, -90, 150),
    { x: -50, y: 60 },
  ],
])('moves a box %s', (_, moved, shift) => {
  expect(shiftInto(moved, frame)).toEqual(shift);
});
