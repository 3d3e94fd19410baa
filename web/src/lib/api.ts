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
  code?: string;
  fields?: Record<string, string>;
}

/** The server's message if the body is JSON, else the plain body, else the status text. */
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
    if (typeof parsed.message === 'string') message = parsed.message;
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

async function request<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'include', ...init });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError(0, NETWORK_ERROR);
  }
  if (!response.ok) {
    throw toApiError(path, response.status, response.statusText, await response.text());
  }
  return (await response.json()) as T;
}

/**
 * Reads from the API.
 * @throws ApiError for any answer that is not OK, and with status 0 where there is no answer
 */
export function apiGet<T>(path: string, { signal }: { signal?: AbortSignal } = {}): Promise<T> {
  return request<T>(path, signal ? { signal } : {});
}

/** Sends JSON to the API; errors as `apiGet`. */
export function apiSend<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  return request<T>(path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
}

/** What to tell about any failure. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : NETWORK_ERROR;
}
