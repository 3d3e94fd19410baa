import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { SnapshotCache } from '../catalogue/snapshot-cache.ts';
import type { Scope, Snapshot } from '../catalogue/types.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Smaller bodies are not compressed, because it saves nothing. */
const MIN_COMPRESSED_BYTES = 512;
/** Larger ones are compressed in a thread of the pool; these take less than a millisecond, and handing them over as long. */
const MAX_INLINE_BYTES = 64 * 1024;
export const BROTLI_QUALITY = 5;
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
/** Most questions are asked once: a fifth of the time, for a third more bytes. */
const FAST_BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 },
};
const FAST_GZIP = { level: 1 };

export type Encoding = 'identity' | 'gzip' | 'br';

/** What the headers of a list say. */
interface ListFacts {
  /** The number of matches before limit and offset. */
  total: number;
  /** For a query of open cafes: how many more match with unknown hours, or are among them. */
  unknownHours?: number | undefined;
  /** The `Link` header, to the list's other pages. */
  links: string | null;
}

/** What zlib returns is the beginning of 16 kB, all of which would be kept with it. */
function compact(body: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(body.byteLength);
  body.copy(own);
  return own;
}

/** A response body, serialised once, with the encodings compressed so far and a strong ETag for each. */
export class ReadyResponse {
  readonly contentType: string;
  readonly list: ListFacts | null;
  readonly #hash: string;
  readonly #bodies = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();

  constructor(body: Buffer, contentType: string, list: ListFacts | null = null) {
    this.contentType = contentType;
    this.list = list;
    this.#bodies.set('identity', body);
    // They are part of the answer: the same page of a longer list has another ETag.
    const beside = `${list?.total}\n${list?.unknownHours}\n${list?.links}\n`;
    const hash = createHash('sha256').update(beside).update(body);
    this.#hash = hash.digest('base64url').slice(0, 22);
  }

  /** Estimated bytes in memory: the encodings, compressed later, add about half of the body. */
  get bytes(): number {
    return this.#bodies.get('identity')!.byteLength * 1.5;
  }

  /** A strong ETag identifies bytes, so each encoding has its own. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
  }

  /** The encoding to answer with, of those the client accepts; small bodies are sent uncompressed. */
  bestEncoding(accepted: readonly Encoding[]): Encoding {
    if (this.#bodies.get('identity')!.byteLength < MIN_COMPRESSED_BYTES) return 'identity';
    return accepted[0] ?? 'identity';
  }

  /** The body in this encoding if it is already compressed. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#bodies.get(encoding);
  }

  /** The body in this encoding, compressed on first use; concurrent calls share the work. */
  async body(encoding: Encoding): Promise<Buffer> {
    const ready = this.#bodies.get(encoding);
    if (ready) return ready;
    let making = this.#making.get(encoding);
    if (!making) {
      making = this.#make(encoding).finally(() => this.#making.delete(encoding));
      this.#making.set(encoding, making);
    }
    return making;
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const identity = this.#bodies.get('identity')!;
    const isInline = identity.byteLength <= MAX_INLINE_BYTES;
    const isFast = isInline && this.contentType === JSON_TYPE;
    let body: Buffer;
    if (encoding === 'br') {
      const options = isFast ? FAST_BROTLI : BROTLI_OPTIONS;
      body = isInline
        ? brotliCompressSync(identity, options)
        : await compressBrotli(identity, options);
    } else {
      const options = isFast ? FAST_GZIP : {};
      body = isInline ? gzipSync(identity, options) : await compressGzip(identity, options);
    }
    const kept = compact(body);
    this.#bodies.set(encoding, kept);
    return kept;
  }
}

/** A ready response with everything that identifies it, so that it cannot be cached under a wrong key. */
export interface Answer {
  ready: ReadyResponse;
  snapshot: Snapshot;
  /** Identifies it among the answers of its snapshot. */
  key: string;
  /** What it depends on. */
  scope: Scope | 'everything';
  /** The members it is for, those with the same favorites. Absent if it is for guests. */
  audience?: string;
  /** How long a browser may reuse it without revalidation. Absent: it revalidates each time. */
  maxAgeSeconds?: number;
  /** Made without the viewer or their favorites, because the database is unavailable: never cached. */
  isProvisional?: boolean;
}

const MAX_BYTES = 24 * 1024 * 1024;

/** Ready responses by canonical key, until what they depend on changes. */
export class ResponseCache {
  readonly #cache = new SnapshotCache<ReadyResponse>(MAX_BYTES);

  get cache(): { size: number; bytes: number } {
    return this.#cache;
  }

  /**
   * The cached answer, or a new one, which is cached.
   * @param make builds the response from this snapshot
   */
  answer(
    snapshot: Snapshot,
    key: string,
    scope: Answer['scope'],
    make: () => ReadyResponse,
  ): Answer {
    let ready = this.#cache.get(snapshot, key);
    if (!ready) {
      ready = make();
      this.#cache.set(snapshot, key, ready, { scope, bytes: ready.bytes });
    }
    return { ready, snapshot, key, scope };
  }
}

/** A ready response with a value as JSON. */
export function readyJson(value: unknown): ReadyResponse {
  return new ReadyResponse(Buffer.from(JSON.stringify(value)), JSON_TYPE);
}
