import { describe, expect, it } from 'vitest';
import { chosenOf, unionOptions, subtractOptions, intersectOptions } from './selected-options.ts';

const address = { features: ['wifi'], roast_level: ['dark', 'light'] };
const saved = { brewing_method: ['siphon'], roast_level: ['light', 'medium'] };

describe('filters of the address and saved ones', () => {
  it('are joined in the order an address has', () => {
    expect(JSON.stringify(unionOptions(address, saved))).toBe(
      '{"brewing_method":["siphon"],"features":["wifi"],"roast_level":["dark","light","medium"]}',
    );
  });

  it('are separated again', () => {
    const all = unionOptions(address, saved);
    expect(intersectOptions(saved, all)).toEqual(saved);
    expect(subtractOptions(all, saved)).toEqual({ features: ['wifi'], roast_level: ['dark'] });
    expect(intersectOptions(saved, address)).toEqual({ roast_level: ['light'] });
    expect(subtractOptions(saved, saved)).toEqual({});
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'of a category called %s are its own',
    (name) => {
      const options = { [name]: ['wifi'] };
      expect(chosenOf({}, name)).toEqual([]);
      expect(chosenOf(unionOptions({}, options), name)).toEqual(['wifi']);
      expect(intersectOptions(options, {})).toEqual({});
      expect(subtractOptions(options, {})).toEqual(options);
    },
  );
});
