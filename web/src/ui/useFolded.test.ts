import { describe, expect, it } from 'vitest';
import { collapse } from './useFolded.tsx';

const none = () => false;

describe('a collapsed list', () => {
  it('shows the first few', () => {
    expect(collapse([1, 2, 3, 4, 5], 2, none)).toEqual([1, 2]);
  });

  it('always shows what is chosen', () => {
    expect(collapse([1, 2, 3, 4, 5], 2, (n) => n === 4)).toEqual([1, 2, 4]);
  });

  it('does not hide a single item', () => {
    expect(collapse([1, 2, 3], 2, none)).toEqual([1, 2, 3]);
  });
});
