import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may call: the server checks this in one place. */
export type Access = 'everyone' | 'member' | 'admin';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With {name} for each path parameter. */
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Bytes, where a body may be larger than others. */
  bodyLimit?: number;
  /** Whether the body is handed over as its bytes: a large one is parsed away from the event loop. */
  rawBody?: true;
  /** Of a 200; for a call that redirects, nothing. */
  answer: z.ZodType;
  /** Where a call sends the browser on to, which then answers 302 with a `Location`. */
  redirectsTo?: string;
  /** The media type of the answer where it is not JSON. */
  produces?: string;
  /**
   * Beside INVALID_REQUEST, RATE_LIMITED, INTERNAL and UNAVAILABLE, which any call may answer, and
   * EXTERNAL_TOKEN_EXPIRED, which any call of a member may.
   */
  errors: readonly ErrorCode[];
}

/** A row's id in a body. */
export const rowId = z.int().min(1).max(2_147_483_647);

/** A row's id in a path: a positive 32-bit whole number; anything else is a thing that does not exist. */
export const idParam = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .refine((id) => id <= 2_147_483_647),
});
