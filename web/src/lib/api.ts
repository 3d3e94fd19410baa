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

const NETWORK_ERROR = 'Network error. Please check your connection and try again.';

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
    message = `API request to ${path} failed: Invalid data format. Make sure all required fields are provided.`;
  }
  return new ApiError(status, message, details);
}

async function request(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    // What this page knows itself it does not ask for; what it asks for has changed, or may have.
    response = await fetch(path, { credentials: 'include', cache: 'no-cache', ...init });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError(0, NETWORK_ERROR);
  }
  if (!response.ok) {
    throw toApiError(path, response.status, response.statusText, await response.text());
  }
  return response;
}

interface Options {
  signal?: AbortSignal;
}

/**
 * Reads from the API.
 * @throws ApiError for any answer that is not OK, and with status 0 where there is no answer
 */
export async function apiGet<T>(path: string, { signal }: Options = {}): Promise<T> {
  const response = await request(path, signal ? { signal } : {});
  return (await response.json()) as T;
}

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

function send(method: Method, path: string, body: unknown, { signal }: Options = {}) {
  return request(path, {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
}

/** Sends JSON to the API; errors as `apiGet`. */
export async function apiSend<T>(
  method: Method,
  path: string,
  body?: unknown,
  options?: Options,
): Promise<T> {
  return (await (await send(method, path, body, options)).json()) as T;
}

/** Sends JSON to the API and returns what it says: the message of JSON, or any other answer as it is. */
export async function apiSendForMessage(
  method: Method,
  path: string,
  body?: unknown,
): Promise<string> {
  const text = await (await send(method, path, body)).text();
  try {
    const { message } = JSON.parse(text) as ErrorBody;
    return typeof message === 'string' ? message : text;
  } catch {
    return text;
  }
}

/** What to tell about any failure. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : NETWORK_ERROR;
}

interface FailureTexts {
  /** Where the server said nothing. */
  silent: string;
  /** Where its answer could not be read; as `silent` unless given. */
  unreadable?: string;
  /** Status → text that stands for whatever the server said; 0 is for no answer at all. */
  statuses?: Readonly<Record<number, string>>;
}

/** What a screen tells about a failure: the server's words, and its own where there are none. */
export function failureText(
  error: unknown,
  { silent, unreadable = silent, statuses = {} }: FailureTexts,
): string {
  if (!(error instanceof ApiError)) return unreadable;
  return statuses[error.status] ?? (error.message || silent);
}
