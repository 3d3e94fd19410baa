import pRetry from 'p-retry';
import { z } from 'zod';
import { wordError, type PlainErrorText } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import { readLimited, tracedFetch } from '../../core/fetch.ts';

const MAX_RETRIES = 2;
/** Doubled before each further retry. */
const FIRST_WAIT_MS = 1000;
const TIMEOUT_MS = 30_000;
const MAX_BYTES = 8_000_000;
const USER_AGENT = 'Cortado (a cafe directory)';

export interface FetchParts {
  firstWaitMs?: number | undefined;
  timeoutMs?: number | undefined;
}

/** A failure after which another attempt may succeed. */
class TemporaryError extends AppError {}

function unavailable(text: PlainErrorText, cause?: unknown): AppError {
  return new AppError('PLACES_UNAVAILABLE', { ...wordError(text), cause });
}

const temporary = (text: PlainErrorText, cause?: unknown) =>
  new TemporaryError('PLACES_UNAVAILABLE', { ...wordError(text), cause });

async function attempt<T>(
  url: string,
  schema: z.ZodType<T>,
  { timeoutMs, ...init }: RequestInit & { timeoutMs: number },
): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await tracedFetch(url, { ...init, signal, redirect: 'error' });
    if (response.status === 429 || response.status >= 500) {
      // A connection stays open until its body is read or canceled.
      await response.body?.cancel();
      throw temporary('placesBusy', new Error(`It answered ${response.status}.`));
    }
    const text = await readLimited(response, MAX_BYTES);
    if (text === null) throw unavailable('placesTooMany');
    if (!response.ok)
      throw unavailable('placesRefused', new Error(`It answered ${response.status}.`));
    return schema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (signal.aborted) throw unavailable('placesSlow', error);
    throw error instanceof SyntaxError || error instanceof z.ZodError
      ? unavailable('placesUnreadable', error)
      : temporary('PLACES_UNAVAILABLE', error);
  }
}

/**
 * Asks a service of others, with limits on the time and size of its answer; up to three times while it is busy or unreachable.
 * @param schema of the answer
 * @throws AppError PLACES_UNAVAILABLE with a sentence that says why
 */
export async function fetchJson<T>(
  url: string,
  schema: z.ZodType<T>,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  { firstWaitMs = FIRST_WAIT_MS, timeoutMs = TIMEOUT_MS }: FetchParts = {},
): Promise<T> {
  const all = { 'user-agent': USER_AGENT, accept: 'application/json', ...headers };
  return pRetry(() => attempt(url, schema, { ...init, headers: all, timeoutMs }), {
    retries: MAX_RETRIES,
    minTimeout: firstWaitMs,
    shouldRetry: ({ error }) => error instanceof TemporaryError,
  });
}
