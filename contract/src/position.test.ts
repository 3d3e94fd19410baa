import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('the position of a cafe', () => {
  it('is read from decimal text', () => {
    expect(position({ latitude: '42.3601', longitude: '-71' })).toEqual({ lat: 42.3601, lng: -71 });
  });

  it('is read where the number is too small for plain decimals', () => {
    expect(position({ latitude: String(-0.000_000_1), longitude: '0' })).toEqual({
      lat: -1e-7,
      lng: 0,
    });
  });

  it.each([
    ['', ''],
    ['north', '-71'],
    ['42.36', ''],
    ['NaN', '0'],
    ['90.01', '0'],
    ['0', '-180.5'],
    ['1e1', '0'],
    ['0x10', '0'],
    ['Infinity', '0'],
  ])('is unknown for %s, %s', (latitude, longitude) => {
    expect(position({ latitude, longitude })).toBeNull();
  });
});
