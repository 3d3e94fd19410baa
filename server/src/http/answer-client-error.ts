import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { AppError } from '../core/errors.ts';

/** How long a client has to close after the answer: one that never does would hold its connection for good. */
const CLOSE_MS = 1000;

/** Answers input that is not a valid HTTP request, in the error format of the API, and closes the connection. */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  closeMs = CLOSE_MS,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const code = tooLarge ? 'PAYLOAD_TOO_LARGE' : 'INVALID_REQUEST';
  const status = tooLarge ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify(new AppError(code).answer);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), closeMs).unref();
}
