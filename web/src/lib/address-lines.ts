import { foldCase } from './format.ts';

/** 'a, b, MA 02111' as its street and the rest, with the area in between. */
export function addressLines(address: string, area: string): [street: string, rest: string] {
  const [street = '', ...rest] = address.split(',').map((part) => part.trim());
  const places = rest.some((part) => foldCase(part) === foldCase(area)) ? rest : [area, ...rest];
  return [street, places.join(', ')];
}
