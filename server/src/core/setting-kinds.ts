import { isIP } from 'node:net';
import { z } from 'zod';
import { hostUrls } from './host-urls.ts';

interface Kind<Value> {
  /** In words, for the documentation and the error. */
  expects: string;
  schema: z.ZodType<Value>;
}

export interface Setting<Value = unknown> extends Kind<Value> {
  meaning: string;
  /** As shown in the documentation. */
  default: string;
}

export const withDefault = <Value>(
  meaning: string,
  { expects, schema }: Kind<Value>,
  value: Value,
): Setting<Value> => ({
  meaning,
  expects,
  default: String(value),
  schema: schema.optional().transform((given) => given ?? value),
});

/** @param otherwise what holds where it is unset, in words */
export const optional = <Value>(
  meaning: string,
  { expects, schema }: Kind<Value>,
  otherwise: string,
): Setting<Value | undefined> => ({
  meaning,
  expects,
  default: otherwise,
  schema: schema.optional(),
});

const kind = <Value>(expects: string, schema: z.ZodType<Value>): Kind<Value> => ({
  expects,
  schema,
});

const CHOICE = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  kind(CHOICE.format(values), z.enum(values));
export const text = (expects: string) => kind(expects, z.string().min(1));
export const longText = (min: number) => kind(`at least ${min} characters`, z.string().min(min));
export const firstPassword = kind('8 to 100 characters', z.string().min(8).max(100));
/** A whole number within these bounds, of up to five digits. */
export const wholeNumber = (min: number, max: number, expects = `a number from ${min} to ${max}`) =>
  kind(
    expects,
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((number) => number >= min && number <= max),
  );
export const port = wholeNumber(0, 65_535, 'a port number');
export const flag = kind(
  'true or false',
  z.enum(['true', 'false']).transform((word) => word === 'true'),
);
export const httpUrl = kind(
  'an http(s) address',
  z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
);
export const publicOrigin = kind(
  'an http(s) address without a path',
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url))
    .refine(({ href, origin }) => href === `${origin}/`)
    .transform(({ origin }) => origin),
);
export const postgresUrl = kind(
  'a postgres:// address, several hosts separated by commas',
  z.string().refine((uri) => hostUrls(uri) !== null),
);
export const smtpUrl = kind('an smtp:// or smtps:// address', z.url({ protocol: /^smtps?$/ }));
/** An address alone, or `Name <address>`. */
export const sender = kind(
  'an email address',
  z.string().regex(/^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
);
export const tiles = kind(
  'a .pmtiles file or an http(s) address',
  z.union([httpUrl.schema, z.string().regex(/^(?!\w+:\/\/).+\.pmtiles$/)]),
);
export const protocol = oneOf(['http/protobuf', 'http/json']);

const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An IP address, a CIDR range such as 10.0.0.0/8, or a name for the private ranges. */
function isProxy(part: string): boolean {
  if (PROXY_NAMES.has(part)) return true;
  const [address = '', bits, ...rest] = part.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

export const proxies = kind(
  'a number of proxies, or addresses separated by commas',
  z.union([
    wholeNumber(0, 99).schema,
    z
      .string()
      .transform((list) => list.split(',').map((part) => part.trim()))
      .refine((list) => list.every(isProxy)),
  ]),
);
