import { describe, expect, it } from 'vitest';
import { joinOptions, otherOptions, sharedOptions } from './saved-filters.ts';

const address = { features: ['wifi'], roast_level: ['dark', 'light'] };
const saved = { brewing_method: ['siphon'], roast_level: ['light', 'medium'] };

describe('filters of the address and saved ones', () => {
  it('are joined in the order an address has', () => {
    expect(JSON.stringify(joinOptions(address, saved))).toBe(
      '{"brewing_method":["siphon"],"features":["wifi"],"roast_level":["dark","light","medium"]}',
    );
  });

  it('are told apart again', () => {
    const all = joinOptions(address, saved);
    expect(sharedOptions(saved, all)).toEqual(saved);
    expect(otherOptions(all, saved)).toEqual({ features: ['wifi'], roast_level: ['dark'] });
    expect(sharedOptions(saved, address)).toEqual({ roast_level: ['light'] });
    expect(otherOptions(saved, saved)).toEqual({});
  });
});
