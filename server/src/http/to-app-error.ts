import type { ErrorCode } from '@cortado/contract';
import { ZodError } from 'zod';
import { foreignKeyViolation } from '../database/constraint-violation.ts';
import { isUnavailable, isOutOfSpace } from '../database/is-unavailable.ts';
import { wordError, type PlainErrorText } from '../core/error-texts.ts';
import { AppError } from '../core/errors.ts';
import * as texts from './texts.ts';

const FASTIFY_CODES: Readonly<Record<string, () => AppError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('PAYLOAD_TOO_LARGE'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => invalid('requestEmpty'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => invalid('requestNotJson'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => invalid('requestOtherLength'),
  FST_ERR_BAD_URL: () => invalid('requestBadAddress'),
};

/** PostgreSQL's codes for characters it cannot store: NUL and unpaired surrogates. */
const UNSTORABLE = /^(22021|22P02|22P05)$/;

function invalid(text: PlainErrorText): AppError {
  return new AppError('INVALID_REQUEST', wordError(text));
}

/** How the messages of zod begin that are about values, not ours. */
const OF_ZOD =
  /^(Invalid (input|option|string|number|date|key in|element in|ISO|UUID|URL)\b|Too (big|small):|Unrecognized key)/;

/** Replaces zod's messages with one for people. */
function inWords(message: string): string {
  return OF_ZOD.test(message) ? texts.requestBadValue : message;
}

/** The first issue of each field; an issue of the whole request has no field. */
function fromZod({ issues }: ZodError): AppError {
  const named = issues.filter(({ path }) => path.length > 0);
  const [first] = named;
  if (!first) return new AppError('INVALID_REQUEST');
  const fields = Object.fromEntries(
    named.map(({ path, message }) => [path.join('.'), inWords(message)]).toReversed(),
  );
  return new AppError('INVALID_REQUEST', { fields, message: inWords(first.message) });
}

function isUnstorable(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (typeof code === 'string' && UNSTORABLE.test(code)) return true;
  return cause !== undefined && cause !== error && isUnstorable(cause);
}

/** What was deleted while a request wrote something that belongs to it, by the end of the foreign key's name. */
const DELETED: readonly (readonly [RegExp, ErrorCode])[] = [
  [/_(user_id|uploaded_by|actor_id|created_by)_users_id_fk$/, 'UNAUTHENTICATED'],
  [/_cafe_id_cafes_id_fk$/, 'CAFE_NOT_FOUND'],
];

function deletedMeanwhile(error: Error): AppError | null {
  const key = foreignKeyViolation(error);
  const found = key === null ? undefined : DELETED.find(([end]) => end.test(key));
  return found ? new AppError(found[1], { cause: error }) : null;
}

/**
 * Converts anything thrown into the error that a client may see.
 * @param isFull whether the database is unavailable because its disk is full, which the error itself need not say
 */
export function toAppError(error: unknown, isFull = false): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return fromZod(error);
  if (!(error instanceof Error)) return new AppError('INTERNAL');
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : FASTIFY_CODES[code];
  if (known) return known();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('INVALID_REQUEST');
  }
  if (isUnstorable(error)) return invalid('requestBadCharacters');
  const deleted = deletedMeanwhile(error);
  if (deleted) return deleted;
  if (!isUnavailable(error)) return new AppError('INTERNAL');
  return new AppError('UNAVAILABLE', isFull || isOutOfSpace(error) ? wordError('diskFull') : {});
}
