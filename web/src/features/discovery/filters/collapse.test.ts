import { describe, expect, it } from 'vitest';
import { fold } from './collapse.ts';

const none = () => false;

describe('a folded list', () => {
  it('shows the first few', () => {
    expect(fold([1, 2, 3, 4, 5], 2, none)).toEqual([1, 2]);
  });

  it('keeps what is chosen in sight', () => {
    expect(fold([1, 2, 3, 4, 5], 2, (n) => n === 4)).toEqual([1, 2, 4]);
  });

  it('does not fold away a single item', () => {
    expect(fold([1, 2, 3], 2, none)).toEqual([1, 2, 3]);
  });
});
