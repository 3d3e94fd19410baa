import type {
  Answer,
  CallInput,
  ErrorAnswer,
  ReadRoute,
  Route,
  WriteRoute,
} from '@cortado/contract';
import { queryOptions } from '@tanstack/react-query';
import { pause, WAIT_MS } from './lazy-part.ts';
import * as texts from '#messages/lib';

type Details = Partial<Pick<ErrorAnswer, 'fields' | 'current'> & { code: string }>;

/** An answer that was not OK; its text can be shown. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's stable code; empty without one. */
  readonly code: string;
  /** Field path → text, where the server said which field is wrong. */
  readonly fields: Readonly<Record<string, string>>;

  /** The present state, where the call was based on an outdated one. */
  readonly current: unknown;

  constructor(status: number, message: string, { code = '', fields = {}, current }: Details = {}) {
    super(message);
    this.code = code;
    this.current = current;
    this.status = status;
    this.fields = fields;
  }
}

/** An answer that is not OK, described by its JSON, else its body, else its status; in the page's language if the texts load. */
export async function toApiError(path: string, status: number, statusText: string, body: string) {
  let said = { message: body || statusText } as ErrorAnswer;
  try {
    const { message, error, ...details } = JSON.parse(body) as Record<string, unknown>;
    const own = message ?? error;
    Object.assign(said, details, typeof own === 'string' && { message: own });
  } catch {
    // Not JSON: the plain text is used.
  }
  if (said.message.includes('undefined')) said.message = texts.invalidData({ path });
  else
    said = await Promise.race([
      import('./error-texts.ts').then(({ translate }) => translate(said)),
      pause(WAIT_MS).then(() => said),
    ]).catch(() => said);
  const { message, ...details } = said;
  return new ApiError(status, message, details);
}

/** What a route is called with; it may be left out where nothing in it is required. */
export type CallArgs<R extends Route, More extends unknown[] = [signal?: AbortSignal]> =
  Partial<CallInput<R>> extends CallInput<R>
    ? [input?: CallInput<R> | undefined, ...More]
    : [input: CallInput<R>, ...More];

type Values = Readonly<Record<string, string | number | undefined>>;

/** `CallInput` of any route. */
interface Input {
  params?: Values;
  query?: Values;
  body?: unknown;
}

function addressOf(path: string, { params = {}, query = {} }: Input): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const filled = path.replace(/{(.+?)}/, (_, name: string) => encodeURIComponent(params[name]!));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** How long an answer may take, in ms. */
const TIMEOUT_MS = 20_000;
/** An import reads a whole file, or writes all its rows. */
const IMPORT_TIMEOUT_MS = 300_000;

/** Ends a call without an answer, as in a tunnel or behind a hotel's sign-in page. */
function untilTimeout(path: string, signal: AbortSignal | undefined): AbortSignal {
  const isImport = path.startsWith('/api/admin/import');
  const timeout = AbortSignal.timeout(isImport ? IMPORT_TIMEOUT_MS : TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/**
 * Calls an endpoint of the contract, named by its method and path.
 * @throws ApiError for any answer that is not OK, and with status 0 where there is no answer, or none in time
 */
export async function fetchRoute<R extends Route>(
  route: R,
  ...[input, signal]: CallArgs<R>
): Promise<Response> {
  const [method, path] = route.split(' ') as [string, string];
  const given: Input = input ?? {};
  const address = addressOf(path, given);
  const { body } = given;
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      credentials: 'include',
      // Data that the page was rendered with is not fetched; what is fetched has changed, or may have.
      cache: 'no-cache',
      signal: untilTimeout(path, signal),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch (cause) {
    const { name } = cause as Error;
    if (name === 'AbortError') throw cause;
    throw new ApiError(0, name === 'TimeoutError' ? texts.noAnswer() : texts.networkError());
  }
  if (!response.ok) {
    throw await toApiError(address, response.status, response.statusText, await response.text());
  }
  return response;
}

/** As `fetchRoute`, and reads the answer. */
export async function call<R extends Route>(route: R, ...args: CallArgs<R>): Promise<Answer<R>> {
  return (await (await fetchRoute(route, ...args)).json()) as Answer<R>;
}

/** What to say about any failure. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : texts.networkError();
}

/** The server's stable code of a failure; empty without one. */
export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

/** What the server says of a field; null if it says nothing of it. */
export const fieldText = (error: unknown, field: string): string | null =>
  (error instanceof ApiError && error.fields[field]) || null;

/** Whether what was requested does not exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** Calls that change nothing, though they are sent as writes are: what they ask with belongs in no address. */
type AskRoute =
  | 'POST /api/hours/preview'
  | 'POST /api/walk'
  | 'POST /api/walk-times'
  | 'POST /api/position-name'
  | 'POST /api/user/two-step/secret'
  | 'POST /api/admin/imports/columns';

/** Calls that change something. */
export type ChangeRoute = Exclude<WriteRoute, AskRoute>;

/** What an answer is stored under: its route, what that was called with, and what distinguishes it from others. */
export type ApiKey = readonly [
  route: ReadRoute | '/version.txt' | AskRoute,
  input?: object,
  apart?: string | number | undefined,
];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: ApiKey;
  }
}

type ReadArgs<R extends ReadRoute> = CallArgs<R, [apart?: string | number]>;

/** @param args what the route is called with, and whose answer it is where each viewer has their own */
export function apiKey<R extends ReadRoute>(route: R, ...[input, apart]: ReadArgs<R>): ApiKey {
  return [route, input ?? {}, apart];
}

/** A read of the API as a query. */
export function apiQuery<R extends ReadRoute>(route: R, ...args: ReadArgs<R>) {
  const [input] = args;
  return queryOptions({
    queryKey: apiKey(route, ...args),
    queryFn: ({ signal }) => call(route, ...([input, signal] as CallArgs<R>)),
  });
}
