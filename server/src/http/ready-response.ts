import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Smaller bodies are not compressed, because it saves nothing. */
const MIN_COMPRESSED_BYTES = 512;
/** Larger ones are compressed in a thread of the pool; these take less than a millisecond, and handing them over as long. */
const MAX_INLINE_BYTES = 64 * 1024;
/**
 * Bodies up to this size are sent as text, a character for each byte: node:http sends them with the head in one write, while
 * a buffer is a second one. Of longer ones the copy costs more than the write: at 2 kB text is cheaper, at 12 kB a buffer.
 */
const MAX_TEXT_BYTES = 8 * 1024;

export const BROTLI_QUALITY = 5;
const COMPRESSION = {
  well: { br: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }, gzip: {} },
  /** A fifth of the time, for a third more bytes. */
  fast: {
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } },
    gzip: { level: 1 },
  },
};

export type Encoding = 'identity' | 'gzip' | 'br';
type Headers = readonly (readonly [name: string, value: string])[];

export interface ReadyOptions {
  status?: 200 | 206 | 404;
  /** Well for what is asked for again and again, fast for what most ask for once, none for what is compressed already. */
  compression?: 'well' | 'fast' | 'none';
  /** Unless it is personal. By default caches revalidate it each time, so that a write is visible on the next read. */
  cacheControl?: string;
  /** Strong, in quotes; by default a hash of what is sent, which is less than the body, and of `headers`. */
  etag?: string;
  /** Those it has beside the ones of all. */
  headers?: Headers;
  /** It is the same for everybody, so that cookies need no look. */
  isForAll?: boolean;
}

/** Everything that is sent for an answer in one encoding. */
export interface Prepared {
  etag: string;
  body: Buffer | string;
  /** Names and values alternating, the form that node:http sends without copying. */
  whole: string[];
  unchanged: string[];
}

/** What zlib returns is the beginning of 16 kB, all of which would be retained with it. */
function compact(body: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(body.byteLength);
  body.copy(own);
  return own;
}

function hashOf(body: Buffer, headers: Headers): string {
  const hash = createHash('sha256');
  // They are part of the answer: the same page of a longer list has another ETag.
  if (headers.length > 0) hash.update(`${headers.join('\n')}\n`);
  return hash.update(body).digest('base64url').slice(0, 22);
}

/** A response, made once, with the encodings compressed so far and a strong ETag for each. */
export class ReadyResponse {
  readonly status: 200 | 206 | 404;
  readonly isForAll: boolean;
  readonly #contentType: string;
  readonly #compression: 'well' | 'fast' | 'none';
  readonly #cacheControl: string;
  readonly #headers: Headers;
  readonly #etag: string | undefined;
  readonly #etags = new Map<Encoding, string>();
  readonly #bodies = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  readonly #prepared = new Map<string, Prepared>();

  constructor(body: Buffer, contentType: string, options: ReadyOptions = {}) {
    const { status = 200, compression = 'well', cacheControl = 'no-cache', headers = [] } = options;
    this.status = status;
    this.isForAll = options.isForAll === true;
    this.#contentType = contentType;
    this.#compression = body.byteLength < MIN_COMPRESSED_BYTES ? 'none' : compression;
    this.#cacheControl = cacheControl;
    this.#headers = compression === 'none' ? headers : [['vary', 'accept-encoding'], ...headers];
    this.#etag = options.etag;
    this.#bodies.set('identity', body);
  }

  /** Estimated bytes in memory: the encodings, compressed later, add about half of the body. */
  get bytes(): number {
    const { byteLength } = this.#bodies.get('identity')!;
    return this.#compression === 'none' ? byteLength : byteLength * 1.5;
  }

  /** Whether it must not be stored. */
  get isPrivate(): boolean {
    return this.#cacheControl === 'private, no-store';
  }

  /** A strong ETag identifies bytes, so each encoding has its own. @throws if there is no body in this encoding yet */
  etag(encoding: Encoding): string {
    let etag = this.#etags.get(encoding);
    if (etag === undefined) {
      etag = this.#etag ?? `"${hashOf(this.#bodies.get(encoding)!, this.#headers)}"`;
      if (encoding !== 'identity') etag = `${etag.slice(0, -1)}-${encoding}"`;
      this.#etags.set(encoding, etag);
    }
    return etag;
  }

  /** The encoding to answer with, of those the client accepts; small bodies are sent uncompressed. */
  bestEncoding(accepted: readonly Encoding[]): Encoding {
    return this.#compression === 'none' ? 'identity' : (accepted[0] ?? 'identity');
  }

  /** The headers in one encoding. @param isPersonal shared caches must not store it */
  headers(encoding: Encoding, isPersonal: boolean): [string, string][] {
    const headers: [string, string][] = [
      ['content-type', this.#contentType],
      ['cache-control', isPersonal ? 'private, no-cache' : this.#cacheControl],
      ['etag', this.etag(encoding)],
      ...this.#headers.map(([name, value]): [string, string] =>
        name === 'vary' && isPersonal ? [name, `${value}, cookie`] : [name, value],
      ),
    ];
    if (encoding !== 'identity') headers.push(['content-encoding', encoding]);
    return headers;
  }

  /**
   * What is sent before the application.
   * @param common the headers of every answer
   * @returns undefined while the body in this encoding is not compressed yet
   */
  prepared(encoding: Encoding, isPersonal: boolean, common: Headers): Prepared | undefined {
    const name = isPersonal ? `personal ${encoding}` : encoding;
    const known = this.#prepared.get(name);
    if (known) return known;
    const body = this.#bodies.get(encoding);
    if (!body) return undefined;
    const own = [...common, ...this.headers(encoding, isPersonal)];
    const prepared = {
      etag: this.etag(encoding),
      body: body.byteLength > MAX_TEXT_BYTES ? body : body.toString('latin1'),
      whole: [...own, ['content-length', String(body.byteLength)]].flat(),
      unchanged: own.filter(([header]) => !/^content-(type|encoding|range)$/.test(header)).flat(),
    };
    this.#prepared.set(name, prepared);
    return prepared;
  }

  /** The body in this encoding, compressed on first use; concurrent calls share the work. */
  async body(encoding: Encoding): Promise<Buffer> {
    const ready = this.#bodies.get(encoding);
    if (ready) return ready;
    let making = this.#making.get(encoding);
    if (!making) {
      making = this.#compress(encoding).finally(() => this.#making.delete(encoding));
      this.#making.set(encoding, making);
    }
    return making;
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const identity = this.#bodies.get('identity')!;
    const isInline = identity.byteLength <= MAX_INLINE_BYTES;
    const { br, gzip: deflate } = COMPRESSION[this.#compression === 'fast' ? 'fast' : 'well'];
    let body: Buffer;
    if (encoding === 'br') {
      body = isInline ? brotliCompressSync(identity, br) : await compressBrotli(identity, br);
    } else {
      body = isInline ? gzipSync(identity, deflate) : await compressGzip(identity, deflate);
    }
    const own = compact(body);
    this.#bodies.set(encoding, own);
    return own;
  }
}

/** A ready response with a value as JSON. */
export function readyJson(value: unknown, options?: ReadyOptions): ReadyResponse {
  return new ReadyResponse(Buffer.from(JSON.stringify(value)), JSON_TYPE, options);
}
