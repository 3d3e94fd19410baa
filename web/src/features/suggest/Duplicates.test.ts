import { expect, it } from 'vitest';
import { describeDuplicate } from './Duplicates.tsx';

it.each([
  [true, true, 12, 'Same street, similar name'],
  [true, false, 12, 'Similar name'],
  [false, true, 91, '300 ft away'],
  [false, false, 3, '50 ft away'],
  [false, false, 306, '0.2 mi away'],
  [false, true, null, 'Same street'],
])('like name %s, like address %s, %s m: %s', (hasLikeName, hasLikeAddress, meters, said) => {
  expect(describeDuplicate({ hasLikeName, hasLikeAddress, meters })).toBe(said);
});
