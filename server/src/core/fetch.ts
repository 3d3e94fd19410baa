import { inSpan } from './request-scope.ts';

/** `fetch`; the trace shows the server and not the address, which may hold a key. */
export function tracedFetch(url: string, init: RequestInit): Promise<Response> {
  const { method = 'GET' } = init;
  const { hostname, port, protocol } = new URL(url);
  const attributes = {
    'http.request.method': method,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  };
  return inSpan(
    method,
    attributes,
    () => fetch(url, init),
    ({ status }) => ({
      'http.response.status_code': status,
      ...(status >= 400 && { 'error.type': String(status) }),
    }),
  );
}

/** The text of a response; null where it is longer. Not reading on ends its connection. */
export async function readLimited(response: Response, maxBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
