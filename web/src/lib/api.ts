import type { Answer, CallInput, Route } from '@cortado/contract';
import * as texts from '#messages/lib';

/** An answer that was not OK; its text is fit to be shown. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The server's stable code; empty where it gave none. */
  readonly code: string;
  /** Field path → text, where the server said which field is wrong. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    { code = '', fields = {} }: { code?: string; fields?: Record<string, string> } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

interface ErrorBody {
  message?: unknown;
  error?: unknown;
  code?: string;
  fields?: Record<string, string>;
}

/** The server's message (or error) if the body is JSON, else the plain body, else the status text. */
export function toApiError(
  path: string,
  status: number,
  statusText: string,
  body: string,
): ApiError {
  let message = body || statusText;
  let details: Pick<ErrorBody, 'code' | 'fields'> = {};
  try {
    const parsed = JSON.parse(body) as ErrorBody;
    const said = parsed.message ?? parsed.error;
    if (typeof said === 'string') message = said;
    const { code, fields } = parsed;
    details = { ...(code && { code }), ...(fields && { fields }) };
  } catch {
    // Not JSON: the plain text stands.
  }
  if (message.includes('undefined')) {
    message = texts.invalidData({ path });
  }
  return new ApiError(status, message, details);
}

/** What a route is called with; it may be left out where nothing in it is required. */
export type CallArgs<R extends Route, More extends unknown[] = [signal?: AbortSignal]> =
  Partial<CallInput<R>> extends CallInput<R>
    ? [input?: CallInput<R> | undefined, ...More]
    : [input: CallInput<R>, ...More];

type Values = Readonly<Record<string, string | number | undefined>>;

/** What `CallInput` comes to, whatever the route. */
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

/** Ends a call that nobody answers, as in a tunnel or behind a hotel's sign-in page. */
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
      // What this page knows itself it does not ask for; what it asks for has changed, or may have.
      cache: 'no-cache',
      signal: untilTimeout(path, signal),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : '';
    if (name === 'AbortError') throw cause;
    throw new ApiError(0, name === 'TimeoutError' ? texts.noAnswer() : texts.networkError());
  }
  if (!response.ok) {
    throw toApiError(address, response.status, response.statusText, await response.text());
  }
  return response;
}

/** As `fetchRoute`, and reads the answer. */
export async function call<R extends Route>(route: R, ...args: CallArgs<R>): Promise<Answer<R>> {
  return (await (await fetchRoute(route, ...args)).json()) as Answer<R>;
}

/** What to tell about any failure. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : texts.networkError();
}
