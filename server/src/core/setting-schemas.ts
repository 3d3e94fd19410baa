import { isIP } from 'node:net';
import { z } from 'zod';

/** A whole number within these bounds, of up to five digits. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((number) => number >= min && number <= max);
export const port = wholeNumber(0, 65_535);
export const httpUrl = z
  .url({ protocol: /^https?$/ })
  .transform((text) => text.replace(/\/+$/, ''));
export const publicOrigin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine(({ href, origin }) => href === `${origin}/`)
  .transform(({ origin }) => origin);
export const text = z.string().min(1);
/** An address alone, or `Name <address>`. */
export const sender = z.string().regex(/^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);
/** Off unless it is `true`. */
export const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((word) => word === 'true');
export const tiles = z.union([httpUrl, z.string().regex(/^(?!\w+:\/\/).+\.pmtiles$/)]);

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

export const hops = wholeNumber(0, 99);
export const proxies = z
  .string()
  .transform((list) => list.split(',').map((part) => part.trim()))
  .refine((list) => list.every(isProxy));
