import { expect, test } from 'vitest';
import { fold, keyOf, spellingsOf } from './words.ts';

test('case, accents, apostrophes and signs do not matter', () => {
  expect(fold(' Café  O’Brien-Ångström St. ')).toBe('cafe obrien angstrom st');
  expect(fold("Copp's Hill + Hull @ Snow")).toBe('copps hill and hull at snow');
  expect(fold('\u0000(.*)[\\')).toBe('');
});

test('a kind of street is found by its short and its long form', () => {
  expect(spellingsOf('ave', false)).toContain('avenue');
  expect(spellingsOf('avenue', false)).toContain('ave');
  expect(spellingsOf('newbury', true)).toEqual(['newbury']);
});

test('"St" and "Dr" mean something else before a name than after it', () => {
  expect(spellingsOf('st', true)).toContain('saint');
  expect(spellingsOf('st', false)).not.toContain('saint');
  expect(spellingsOf('dr', true)).toContain('doctor');
});

test('all spellings of a name have one key', () => {
  expect(keyOf('Saint Paul Street')).toBe(keyOf('St Paul St'));
  expect(keyOf('E Fifth St')).toBe(keyOf('East 5th Street'));
  expect(keyOf('Oak St')).not.toBe(keyOf('Oak Ave'));
});
