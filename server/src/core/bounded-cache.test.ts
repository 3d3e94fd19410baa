import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

describe('a bounded cache', () => {
  it('evicts the oldest beyond its bytes, but not those read meanwhile', () => {
    const cache = new BoundedCache<string>(10_000);
    for (const key of ['a', 'b', 'c']) cache.set(key, key, 1000);
    expect(cache.get('a')).toBe('a');
    cache.set('d', 'd', 1000);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['a', undefined, 'c', 'd']);
  });

  it('evicts the oldest where all were read', () => {
    const cache = new BoundedCache<string>(10_000);
    for (const key of ['a', 'b', 'c']) cache.set(key, key, 1000);
    for (const key of ['a', 'b', 'c']) cache.get(key);
    cache.set('d', 'd', 1000);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, 'b', 'c', 'd']);
  });

  it('stays bounded under a flood of empty values', () => {
    const cache = new BoundedCache<null>(100_000);
    for (let i = 0; i < 10_000; i++) cache.set(String(i), null, 0);
    expect(cache.size).toBeLessThan(50);
  });

  it('does not keep a value larger than itself, and does not evict others for it', () => {
    const cache = new BoundedCache<string>(10_000);
    cache.set('small', 'small', 10);
    cache.set('huge', 'huge', 1_000_000);
    expect([cache.get('small'), cache.get('huge')]).toEqual(['small', undefined]);
  });

  it('counts a replaced value once', () => {
    const cache = new BoundedCache<number>(10_000);
    for (let i = 0; i < 100; i++) cache.set('same', i, 1000);
    cache.set('other', 1, 1000);
    expect([cache.get('same'), cache.get('other')]).toEqual([99, 1]);
  });
});
