import { expect, it } from 'vitest';
import { axisStep } from './InsightsTab.tsx';

it.each([
  [0, 1],
  [2, 1],
  [3, 2],
  [9, 5],
  [11, 10],
  [352, 200],
  [400, 200],
  [401, 500],
  [2000, 1000],
  [12_345, 10_000],
])('up to %i searches the axis has steps of %i', (most, step) => {
  expect(axisStep(most)).toBe(step);
});
