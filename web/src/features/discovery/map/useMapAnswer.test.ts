import type { Bbox } from '@cortado/contract/distance';
import { expect, it } from 'vitest';
import { viewFor } from './useMapAnswer.ts';

const viewport = (west: number, zoom = 12) => ({
  inSight: [west, 42, west + 0.2, 42.2] as Bbox,
  bounds: [west - 0.05, 41.95, west + 0.25, 42.25] as Bbox,
  zoom,
});

it('requests another part once the view leaves it, or the zoom is another one', () => {
  const first = viewFor(null, viewport(-71), 'q=tea');
  expect(first).toMatchObject({ bounds: [-71.05, 41.95, -70.75, 42.25], zoom: 12 });
  expect(viewFor(first, viewport(-70.96), 'q=tea')).toBe(first);
  expect(viewFor(first, viewport(-70.94), 'q=tea').bounds[0]).toBe(-70.99);
  expect(viewFor(first, viewport(-71, 13), 'q=tea').zoom).toBe(13);
  expect(viewFor(first, viewport(-70.96), '').bounds[0]).toBe(-71.01);
});
