import * as fc from 'fast-check';
import type { Sent } from '../../bench/exchange.ts';

const JSON_TYPE = 'application/json';
const TYPES = [
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/merge-patch+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'text/html; charset=""',
  '*/*',
  'x',
  '',
];
/** Files of imports may be longer than other bodies. */
const MAX_RAW = 300_000;

/** Ways to break a text of JSON. */
const BREAKS: readonly ((text: string) => string | Buffer)[] = [
  (text) => text.slice(0, Math.floor(text.length / 2)),
  (text) => `${text}}`,
  (text) => `\uFEFF${text}`,
  (text) => text.replace('{', '{"__proto__":{"role":"admin"},"constructor":{"prototype":{}},'),
  (text) => text.replace('{', '{"a":1,"a":2,'),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace(':', ':1e999,"x":'),
  () => '',
  () => 'null',
  () => '[]',
  () => '"text"',
  () => '0',
  () => '['.repeat(50_000),
  () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  () => ' '.repeat(99_000),
  (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80])]),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.concat([Buffer.from([0]), Buffer.from(text)]),
];

/** Bodies of JSON; one in ten is broken, or has another media type. */
export function jsonBody(
  values: fc.Arbitrary<unknown>,
  isRaw: boolean,
): fc.Arbitrary<Partial<Sent>> {
  const broken = fc.oneof(
    { weight: 12, arbitrary: fc.constant((text: string): string | Buffer => text) },
    { weight: 1, arbitrary: fc.constantFrom(...BREAKS) },
  );
  const type = fc.oneof(
    { weight: 15, arbitrary: fc.constant(JSON_TYPE) },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
  );
  return fc.tuple(values, broken, type).map(([value, breakIt, contentType]) => {
    const text = JSON.stringify(value) ?? '';
    const body = Buffer.from(breakIt(text.slice(0, isRaw ? MAX_RAW : undefined)));
    return { body, headers: { 'content-type': contentType } };
  });
}
