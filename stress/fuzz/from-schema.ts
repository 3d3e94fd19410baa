import * as fc from 'fast-check';
import { z } from 'zod';
import { hostileText } from './hostile.ts';
import { KNOWN_VALUES } from './known-values.ts';
import { mails, pools, type Pool } from './pools.ts';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  minItems?: number;
}

const POOLS: Readonly<Record<string, Pool>> = {
  cafeId: 'cafes',
  winnerId: 'cafes',
  loserId: 'cafes',
  winner: 'cafes',
  loser: 'cafes',
  duplicateOf: 'cafes',
  mergedInto: 'cafes',
  ids: 'cafes',
  filterIds: 'options',
  filter_option_ids: 'options',
  filterOptionId: 'options',
  category_id: 'categories',
  categoryOrders: 'categories',
  order: 'photos',
  photos: 'photos',
  userId: 'users',
};
const MAX_ITEMS = 6;
const MAX_TEXT = 80;

/** The id of something that exists when it is drawn. */
export const idOf = (pool: Pool): fc.Arbitrary<number> =>
  fc.nat().map((at) => pools[pool][at % pools[pool].length]!);

/** A token or code of one of the last mails. */
const mailed = (kind: keyof typeof mails): fc.Arbitrary<string> =>
  fc.nat().map((at) => mails[kind][at % mails[kind].length] ?? 'x');

function matching(pattern: string): fc.Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    // It contains what cannot be generated, such as a look ahead.
    return null;
  }
}

function textOf({ pattern, minLength = 0, maxLength = MAX_TEXT }: Schema, name: string) {
  const length = { minLength, maxLength: Math.min(maxLength, minLength + MAX_TEXT) };
  const own = (pattern && matching(pattern)) || fc.string({ ...length, unit: 'grapheme' });
  const known = KNOWN_VALUES[name];
  const limit = fc.constantFrom('x'.repeat(minLength), 'x'.repeat(maxLength));
  const pool = POOLS[name];
  return fc.oneof(
    ...(known ? [{ weight: 100, arbitrary: fc.constantFrom(...known) }] : []),
    ...(pool ? [{ weight: 100, arbitrary: idOf(pool).map(String) }] : []),
    ...(name === 'token' ? [{ weight: 6, arbitrary: mailed('tokens') }] : []),
    ...(name === 'code' ? [{ weight: 40, arbitrary: mailed('codes') }] : []),
    { weight: 3, arbitrary: own },
    { weight: 1, arbitrary: limit },
  );
}

function numberOf({ type, minimum = -1e9, maximum = 1e9 }: Schema, name: string) {
  const [min, max] = [Math.ceil(minimum), Math.floor(maximum)];
  const pool = POOLS[name];
  const least = Math.max(min, -1);
  const small = fc.integer({ min: least, max: Math.min(max, least + 6) });
  return fc.oneof(
    ...(pool ? [{ weight: 60, arbitrary: idOf(pool) }] : []),
    { weight: 5, arbitrary: small },
    {
      weight: 2,
      arbitrary:
        type === 'integer'
          ? fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) })
          : fc.double({ min: minimum, max: maximum, noNaN: true }),
    },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
  );
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema) {
  const known = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, name)]),
    ),
    { requiredKeys: required.filter((name) => Object.hasOwn(properties, name)) },
  );
  if (!additionalProperties) return known;
  const others = fc.dictionary(
    fc.oneof(hostileText, fc.constant('dynamicFilter_features')),
    hostileText,
    { maxKeys: 2 },
  );
  return fc.tuple(known, others).map(([own, more]) => ({ ...more, ...own }));
}

function arrayOf({ items = {}, minItems = 0, maxItems = MAX_ITEMS }: Schema, name: string) {
  const max = Math.max(minItems, Math.min(maxItems, MAX_ITEMS));
  return fc.array(valueOf(items, name), { minLength: minItems, maxLength: max });
}

function valueOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueOf(one, name)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => valueOf({ ...schema, type }, name)));
  }
  switch (schema.type) {
    case 'string':
      return textOf(schema, name);
    case 'integer':
    case 'number':
      return numberOf(schema, name);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrayOf(schema, name);
    case 'object':
      return objectOf(schema);
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Values for the input of a schema of the contract, or nearly valid ones: refinements are not known here. */
export function fromSchema(schema: z.ZodType): fc.Arbitrary<unknown> {
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, '');
}
