import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may call an endpoint; the server checks it in one place. */
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
  /** The body is passed on as bytes, because large ones are parsed outside the event loop. */
  rawBody?: true;
  /** The body is a stream of these media types, which the handler reads. */
  takes?: string;
  /** The status of its answer, if it is not 200. */
  status?: 200 | 202;
  /** The body of a 200; nothing for an endpoint that redirects. */
  answer: z.ZodType;
  /** Describes the target of an endpoint that redirects: it answers 302 with a `Location`. */
  redirectsTo?: string;
  /** The media type of the answer, if it is not JSON. */
  produces?: string;
  /** The errors of its own; `errorsOf` adds the others. */
  errors?: readonly ErrorCode[];
}

const OF_ANY_CALL = ['INVALID_REQUEST', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'] as const;

/** Every error an endpoint may answer; EXTERNAL_TOKEN_EXPIRED, which any for members may, is left out. */
export function errorsOf({ method, access, errors = [] }: Endpoint): ErrorCode[] {
  return [
    ...(access === 'everyone' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(access === 'admin' ? (['FORBIDDEN', 'TWO_STEP_REQUIRED'] as const) : []),
    ...errors,
    ...(method === 'GET' ? [] : (['CROSS_SITE'] as const)),
    ...OF_ANY_CALL,
  ];
}

/** A parameter of a link that people follow: one that cannot be read counts as omitted, so that the link still works. */
export const linkText = z.string().optional().catch(undefined);

/** A row's id in a body. */
export const rowId = z.int().min(1).max(2_147_483_647);

/** A row's id in a path, a positive 32-bit integer; anything else is answered as not found. */
export const idParam = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .refine((id) => id <= 2_147_483_647),
});
