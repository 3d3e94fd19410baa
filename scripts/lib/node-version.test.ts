import { expect, it } from 'vitest';
import { isNewEnough } from './node-version.mjs';

it.each(['20.19.0', '20.19.4', '20.20.0', '22.0.0', 'v24.1.0'])(
  'Node %s runs Cortado',
  (version) => {
    expect(isNewEnough(version)).toBe(true);
  },
);

it.each(['20.18.9', '18.20.1', 'v0.10.48', '20.9.0'])('Node %s is too old', (version) => {
  expect(isNewEnough(version)).toBe(false);
});
