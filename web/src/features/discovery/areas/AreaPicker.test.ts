import { expect, it } from 'vitest';
import { matchAreas } from './AreaPicker.tsx';

const areas = ['Jamaica Plain', 'East Boston', 'Downtown', 'São Paulo'];

it.each([
  ['', areas],
  ['bos', ['East Boston']],
  ['boston EAST', ['East Boston']],
  ['sao', ['São Paulo']],
  ['own', []],
  ['plain, jam', ['Jamaica Plain']],
])('"%s" means %j', (typed, expected) => {
  expect(matchAreas(areas, typed)).toEqual(expected);
});
