import { describe, expect, it } from 'vitest';
import { besidePins, pinOffsets } from './marker-offsets.ts';
import { toWorld, WORLD_PX } from './mercator.ts';
import type { MapPlace } from './types.ts';

const ZOOM = 12;
const pin = (id: number, lat: number, lng: number): MapPlace => ({
  id,
  name: '',
  label: '',
  at: { lat, lng },
  rank: id,
});

/** Where pins are drawn, in pixels of a zoom. */
function drawn(pins: readonly MapPlace[], zoom: number) {
  const offsets = pinOffsets(pins, ZOOM);
  return pins.map(({ id, at }) => {
    const { x, y } = toWorld(at);
    const scale = WORLD_PX * 2 ** zoom;
    return { x: x * scale + offsets.get(id)!.x, y: y * scale + offsets.get(id)!.y };
  });
}

const leastDistance = (points: readonly { x: number; y: number }[]) =>
  Math.min(
    ...points.flatMap((one, i) =>
      points.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );

describe('pins that would cover each other', () => {
  it.each([12, 12.5, 12.9])('are apart at zoom %d, those at one place too', (zoom) => {
    const pins = [
      pin(1, 42.36, -71.06),
      pin(2, 42.3601, -71.0601),
      pin(3, 42.36, -71.06),
      pin(4, 42.3602, -71.061),
    ];
    expect(leastDistance(drawn(pins, zoom))).toBeGreaterThan(26);
  });

  it('leaves those alone that have room', () => {
    const offsets = pinOffsets([pin(1, 42.36, -71.06), pin(2, 42.3, -71.12)], ZOOM);
    expect([...offsets.values()]).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });
});

describe('a cluster', () => {
  const at = { lat: 42.36, lng: -71.06 };
  const still = { x: 0, y: 0 };

  it('goes aside from a pin over its count, and stays where no pin is', () => {
    const { x, y } = besidePins(at, 40, [{ at, offset: still }], ZOOM);
    expect(Math.hypot(x, y + 24)).toBeCloseTo(38);
    expect(besidePins(at, 40, [{ at: { lat: 42.4, lng: -71.06 }, offset: still }], ZOOM)).toEqual(
      still,
    );
  });

  it('goes below a pin that is right in its middle', () => {
    const offset = { x: 0, y: 24 };
    expect(besidePins(at, 40, [{ at, offset }], ZOOM)).toEqual({ x: 0, y: 38 });
  });
});
