import * as fc from 'fast-check';
import { hostileText } from './hostile.ts';

/** An unpaired surrogate, which has no UTF-8, is encoded as browsers do. */
export const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** Within the limit of a request line. */
const MAX_VALUE = 9000;
const MAX_LINE = 15_000;

/** Parts of an address besides well-formed pairs. */
const ODDITIES = [
  '',
  '&&&=&=',
  '&q=%',
  '&q=%zz',
  '&q=%C0%80%ED%A0%80%FF',
  '&q=a&q=b',
  '&q[]=a&q[b]=c',
  '&__proto__=x&constructor=y&toString=z',
  '&__proto__[role]=admin',
  '&dynamicFilter_=x',
  '&dynamicFilter___proto__=x&dynamicFilter_constructor=y',
  '&dynamicFilter_features=wifi&dynamicFilter_features=power',
  '&limit=1&limit=2',
  '?a?b=?',
  '#fragment',
  `&${'a=1&'.repeat(1500)}`,
];

const plain = (value: unknown): string => {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
};

/** Values as the query of an address, sometimes with something odd at the end. */
export const queryText = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc
    .tuple(
      values,
      fc.oneof({ weight: 6, arbitrary: fc.constant('') }, fc.constantFrom(...ODDITIES)),
      fc.oneof({ weight: 9, arbitrary: fc.constant('') }, hostileText),
    )
    .map(([value, oddity, name]) => {
      const own = typeof value === 'object' && value !== null ? value : { q: value };
      const pairs = Object.entries(own).map(
        ([key, one]) => `${encode(key.slice(0, 200))}=${encode(plain(one).slice(0, MAX_VALUE))}`,
      );
      if (name) pairs.push(`${encode(name.slice(0, MAX_VALUE))}=1`);
      return `?${pairs.join('&')}${oddity}`.slice(0, MAX_LINE);
    });
