import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  choiceParam,
  idParam,
  pageParam,
  readParams,
  textParam,
  writeParams,
} from './address.ts';

const QUEUE = {
  state: choiceParam('state', ['open', 'accepted'], 'open'),
  text: textParam('q'),
  item: idParam('item'),
  page: pageParam(),
};
const read = (search: string) => readParams(QUEUE, search);
const NOTHING = { state: 'open', text: '', item: null, page: 1 };

describe('the parameters of an address', () => {
  it('are read as they were written, whatever the values', () => {
    const values = fc.record({
      state: fc.constantFrom('open' as const, 'accepted' as const),
      text: fc.string({ unit: 'grapheme' }),
      item: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(values, (wanted) => {
        const { searchParams } = new URL(
          addressOf('/admin', writeParams(QUEUE, wanted)),
          'http://a',
        );
        expect(read(searchParams.toString())).toEqual(wanted);
      }),
    );
  });

  it('stay out of the address where they say nothing', () => {
    expect(writeParams(QUEUE, read(''))).toEqual({});
    expect(addressOf('/admin', {})).toBe('/admin');
  });

  it.each([
    'state=gone',
    'item=0',
    'item=-3',
    'item=7x',
    'item=1e3',
    'page=0',
    'page=2.5',
    'page=05',
  ])('are as if not there where they are junk: %s', (search) =>
    expect(read(search)).toEqual(NOTHING),
  );

  it('are written in the order they are declared in', () => {
    expect(addressOf('/admin', writeParams(QUEUE, { ...read(''), page: 2, text: 'a b' }))).toBe(
      '/admin?q=a+b&page=2',
    );
  });
});
