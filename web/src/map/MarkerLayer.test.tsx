// @vitest-environment jsdom
import type { Bbox } from '@cortado/contract/distance';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from '../lib/store.ts';
import { ClusterIndex } from './cluster-index.ts';
import { type MapEngine, MapEngineContext } from './engine.ts';
import { MarkerLayer } from './MarkerLayer.tsx';

const stop = () => undefined;
const BOX: Bbox = [-72, 42, -70, 43];
/** A map that does not move: jsdom has no WebGL. */
const engine = {
  reserve: () => {},
  project: ({ lat, lng }) => ({ x: lng, y: lat }),
  zoom: () => 18,
  getBounds: () => BOX,
  onMove: () => stop,
  onMoveEnd: () => stop,
} as Partial<MapEngine> as MapEngine;

const renders: number[] = [];
const places = [1, 2, 3, 4].map((id) => ({
  id,
  get name() {
    renders.push(id);
    return `Cafe ${id}`;
  },
  label: '',
  at: { lat: 42 + id / 10, lng: -71 },
  rank: id,
}));

it('renders two markers again when the highlight goes from one to the other', () => {
  const highlighted = createStore<number | null>(2);
  const open = createStore<number | null>(null);
  render(
    <MapEngineContext value={engine}>
      <MarkerLayer
        index={new ClusterIndex({ pins: [], places, clusters: [] })}
        viewport={{ inSight: BOX, bounds: BOX, zoom: 18 }}
        highlighted={highlighted}
        open={open}
      />
    </MapEngineContext>,
  );
  expect(new Set(renders)).toEqual(new Set([1, 2, 3, 4]));
  renders.length = 0;
  act(() => highlighted.set(3));
  expect(new Set(renders)).toEqual(new Set([2, 3]));
  const marker = screen.getByRole('button', { name: '3. Cafe 3' });
  expect(marker.dataset['on']).toBe('true');
  renders.length = 0;
  fireEvent.click(marker);
  expect(open.get()).toBe(3);
  expect(marker.getAttribute('aria-expanded')).toBe('true');
  expect(new Set(renders)).toEqual(new Set([3]));
});

it('shows the markers on both sides of the 180th meridian', () => {
  const at = (id: number, lng: number) => ({
    id,
    name: `Cafe ${id}`,
    label: '',
    at: { lat: -17, lng },
    rank: id,
  });
  const box: Bbox = [176, -20, -178, -15];
  const far = { lat: -16, lng: -179 };
  render(
    <MapEngineContext value={engine}>
      <MarkerLayer
        index={
          new ClusterIndex({
            pins: [at(11, 178), at(12, -179), at(13, 0)],
            places: [at(21, 177), at(22, -178.5), at(23, 10)],
            clusters: [{ id: 'c', at: far, count: 40, bounds: [-179.5, -17, -178.5, -15] }],
          })
        }
        viewport={{ inSight: box, bounds: box, zoom: 12 }}
        highlighted={createStore<number | null>(null)}
        open={createStore<number | null>(null)}
      />
    </MapEngineContext>,
  );
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  for (const id of [11, 12, 21, 22]) expect(names).toContain(`${id}. Cafe ${id}`);
  expect(names.some((name) => name?.includes('40'))).toBe(true);
  expect(names).toHaveLength(5);
});
