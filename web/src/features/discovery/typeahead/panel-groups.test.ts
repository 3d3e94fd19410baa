import { expect, it } from 'vitest';
import { countSuggestions, firstGroups, typedGroups } from './panel-groups.ts';

it('counts what is suggested, not what searches for the text or clears the list', () => {
  expect(countSuggestions(typedGroups('oga', undefined, []))).toBe(0);
  expect(countSuggestions(typedGroups('oga', undefined, ['ogawa', 'pour over']))).toBe(1);
  expect(countSuggestions(firstGroups(['ogawa'], true))).toBe(3);
});
