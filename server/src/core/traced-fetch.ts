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
