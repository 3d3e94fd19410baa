import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('the position of a cafe', () => {
  it('is read from decimal text', () => {
    expect(position({ latitude: '42.3601', longitude: '-71' })).toEqual({ lat: 42.3601, lng: -71 });
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
