// @vitest-environment jsdom
import type { Bbox } from '@cortado/contract/distance';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from '../lib/store.ts';
import { ClusterIndex } from './cluster-index.ts';
import type { MapEngine } from './engine.ts';
import { MapEngineContext } from './engine-context.ts';
import { MarkerLayer } from './MarkerLayer.tsx';

const stop = () => undefined;
const BOX: Bbox = [-72, 42, -70, 43];
/** A map that stands still: jsdom has no WebGL. */
const engine = {
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
