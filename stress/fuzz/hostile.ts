import * as fc from 'fast-check';

const NUL = String.fromCodePoint(0);

/** Texts that have broken programs before. */
const TEXTS = [
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  '\uD800',
  'a\uDFFFb',
  '\u202Eabc\u202C',
  '\u200F\u200E\uFEFF\u2028\u2029',
  'e\u0301'.repeat(300),
  `a${'\u0300'.repeat(2000)}`,
  '\uFDFA'.repeat(200),
  'İıſßŒﬁ',
  '👩‍👩‍👧‍👦'.repeat(40),
  "' or 1=1 --",
  "'; drop table users; --",
  '$1',
  '%',
  '_%\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><!--',
  'a\r\nset-cookie: sid=x\r\n\r\nbody',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%zz',
  '${7*7}{{7*7}}<%=7*7%>',
  '=HYPERLINK("http://example.org")',
  'a,b;c\t"d"\n"e',
  '(((((((((((((((((((('.repeat(20),
  `${'a'.repeat(3000)}!`,
  'a '.repeat(1500),
  '-'.repeat(5000),
  'x'.repeat(90_000),
  'x'.repeat(101_000),
  'Mo-Su 00:00-24:00; '.repeat(50),
  'Mo[1,-1] 25:00-99:99 || "'.repeat(20),
  'PH,SH Jan 01-Dec 31 easter -365 days sunrise-(sunset+25:00)',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'true',
  '0x10',
  '١٢٣',
  '9'.repeat(400),
  `0.${'0'.repeat(400)}1`,
  '2147483648',
  '-9007199254740993',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://[::1]:99999/',
  'http://169.254.169.254/',
  '[]',
  '{}',
  '\\u0000',
] as const;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((units) => String.fromCharCode(...units)),
  },
);

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 5e-324, 1e308, -1e308, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63)),
  fc.double(),
);

/** A value of any type, where another one is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { length: 1e9 }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      nested(1000, (inner) => [inner]),
      nested(1000, (inner) => ({ a: inner })),
      { toString: 1, valueOf: null, toJSON: 1 },
      JSON.parse('{"__proto__":{"isAdmin":true,"role":"admin"}}'),
      { constructor: { prototype: { role: 'admin' } } },
      Array.from({ length: 6000 }, (_, at) => at + 1),
      Array.from({ length: 60 }, () => 'x'.repeat(1000)),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
