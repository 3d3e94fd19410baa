import { isDeepStrictEqual } from 'node:util';
import { endpoints, ERRORS, errorAnswer, errorsOf, type Endpoint } from '@cortado/contract';
import type { Call } from './calls.ts';
import type { Answered } from '../../bench/exchange.ts';

/** Errors that come before an endpoint is known. */
const OF_ANY_ENDPOINT = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
/** What Node answers to a request line or headers that are too long. */
const HEADERS_TOO_LARGE = 431;
/** Expected failures: something is full or unavailable. */
const EXPECTED = new Set([503, 507]);

const isApi = (path: string) => /^\/(api|healthz|readyz|metrics)(\/|\?|$)/.test(path);
/** A hostile id may lead to another endpoint, or to none. */
const isAsNamed = ({ path }: Call, endpoint: Endpoint) => {
  const [own, ...rest] = endpoint.path.split('{id}');
  const [sent = ''] = path.split(/[?#]/, 1);
  return rest.length === 0 || (/^\d/.test(sent.slice(own!.length)) && sent.endsWith(rest[0]!));
};

function readJson({ body }: Answered): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function judgeError(call: Call, answer: Answered): string | null {
  const { status } = answer;
  const parsed = errorAnswer.safeParse(readJson(answer));
  if (!parsed.success) return `${status} without {message, code}`;
  const { code, message } = parsed.data;
  if (message.trim() === '') return `${status} ${code} without a message`;
  if (ERRORS[code] !== status && status !== HEADERS_TOO_LARGE) return `${status} as ${code}`;
  const endpoint: Endpoint | undefined = call.name && endpoints[call.name];
  if (!endpoint || !isAsNamed(call, endpoint)) return null;
  const documented: string[] = [...errorsOf(endpoint), ...OF_ANY_ENDPOINT];
  return documented.includes(code) ? null : `${code}, which the contract does not document`;
}

function judgeSuccess(call: Call, endpoint: Endpoint, answer: Answered): string | null {
  const { status, headers } = answer;
  if (status === 304 || (status >= 301 && status <= 302)) return null;
  if (status !== (endpoint.status ?? 200)) return `${status}, which the contract does not document`;
  if (endpoint.produces || headers['content-encoding'] || !isAsNamed(call, endpoint)) return null;
  const json = readJson(answer);
  const parsed = endpoint.answer.safeParse(json);
  if (!parsed.success) return `an answer that breaks the contract: ${parsed.error.message}`;
  return isDeepStrictEqual(parsed.data, json) ? null : 'an answer with more than the contract has';
}

/** What is wrong with an answer, or null. */
export function judge(call: Call, answer: Answered): string | null {
  const { status } = answer;
  if (status >= 500 && !EXPECTED.has(status)) return `${status} ${answer.body.toString()}`;
  if (call.method === 'HEAD') return null;
  if (status >= 400) {
    const isCoded = isApi(call.path) || EXPECTED.has(status);
    return isCoded ? judgeError(call, answer) : null;
  }
  return call.name ? judgeSuccess(call, endpoints[call.name], answer) : null;
}

/** What is wrong with the answer to raw bytes, or null: no answer is valid too. */
export function judgeRaw(answer: string): string | null {
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
  const failed = statuses.find((status) => status >= 500);
  return failed === undefined ? null : `${failed} for raw bytes`;
}
