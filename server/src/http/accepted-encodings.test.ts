import { describe, expect, it } from 'vitest';
import { acceptedEncodings } from './accepted-encodings.ts';

describe('accepted encodings', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['identity', []],
    ['gzip', ['gzip']],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['br;q=0.5, gzip', ['gzip', 'br']],
    ['br;q=0, gzip', ['gzip']],
    ['GZIP ; Q=0.8', ['gzip']],
    ['*', ['br', 'gzip']],
    ['gzip;q=0, *', ['br']],
    ['br;q=0, *', ['gzip']],
    ['*;q=0', []],
    ['br;q=nonsense', []],
  ])('of %s are %j', (header, encodings) => expect(acceptedEncodings(header)).toEqual(encodings));
});
