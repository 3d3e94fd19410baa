import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** What is sent. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values alternating, as received. */
  rawHeaders: string[];
  body: Buffer;
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 400 });
/** A slower answer counts as missing. */
const MAX_WAIT_MS = 30_000;

/** Sends a request unchanged, also where a browser would refuse it. @throws where the connection breaks before an answer */
export function exchange(port: number, { method, path, headers, body }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sending = request(
      { agent, port, host: '127.0.0.1', method, path, headers, setHost: !('host' in headers) },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            headers: answer.headers,
            rawHeaders: answer.rawHeaders,
            body: Buffer.concat(chunks),
            ms: performance.now() - began,
          }),
        );
      },
    );
    sending.setTimeout(MAX_WAIT_MS, () => sending.destroy(new Error('No answer in 30 s.')));
    sending.on('error', reject);
    if (body && !('content-length' in headers) && !('transfer-encoding' in headers)) {
      sending.setHeader('content-length', body.byteLength);
    }
    sending.end(body);
  });
}
