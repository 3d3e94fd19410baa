import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BoundedCache } from '../core/bounded-cache.ts';
import { PerSnapshot } from '../catalogue/per-snapshot.ts';
import type { Snapshot } from '../catalogue/types.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Below this many bytes compression saves nothing. */
const MIN_COMPRESSED_BYTES = 512;
const BROTLI_QUALITY = 5;

export type Encoding = 'identity' | 'gzip' | 'br';

/** A ready answer: its body in each encoding made so far, with a strong ETag for each. */
export class ReadyResponse {
  readonly contentType: string;
  /** Set for lists: how many match, whatever the limit. */
  readonly totalCount: number | null;
  readonly #hash: string;
  readonly #bodies = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();

  constructor(body: Buffer, contentType: string, totalCount: number | null = null) {
    this.contentType = contentType;
    this.totalCount = totalCount;
    this.#bodies.set('identity', body);
    // The count is part of the answer: the same page of a longer list is another one.
    const hash = createHash('sha256').update(`${totalCount}\n`).update(body);
    this.#hash = hash.digest('base64url').slice(0, 22);
  }

  /** What it holds in memory: encodings are made later and add about half again. */
  get bytes(): number {
    return this.#bodies.get('identity')!.byteLength * 1.5;
  }

  /** A strong ETag names bytes, so each encoding has its own. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
  }

  /** The encoding to answer with, of those the client takes: small bodies go as they are. */
  bestEncoding(accepted: readonly Encoding[]): Encoding {
    if (this.#bodies.get('identity')!.byteLength < MIN_COMPRESSED_BYTES) return 'identity';
    return accepted[0] ?? 'identity';
  }

  /** The body if it is already made. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#bodies.get(encoding);
  }

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
    const body =
      encoding === 'br'
        ? await compressBrotli(identity, {
            params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
          })
        : await compressGzip(identity);
    this.#bodies.set(encoding, body);
    return body;
  }
}

/** A ready response with all that it was made of, so that whoever keeps it keeps it under nothing else. */
export interface Answer {
  ready: ReadyResponse;
  snapshot: Snapshot;
  /** Names it among the answers of its snapshot. */
  key: string;
  /** The members it is for: those with the same favorites. Absent where it is a guest's. */
  audience?: string;
  /** How long a browser may show it without asking again. Absent: it asks each time. */
  maxAgeSeconds?: number;
  /** Made without knowing who asks or their favorites, for the database is away: kept nowhere. */
  isProvisional?: boolean;
}

const MAX_BYTES = 24 * 1024 * 1024;

/** Ready answers of each snapshot by canonical key, bounded in bytes. */
export class ResponseCache {
  readonly #kept = new PerSnapshot(() => new BoundedCache<ReadyResponse>(MAX_BYTES));

  /** Finds the answer, or makes it of this snapshot and keeps it. */
  answer(snapshot: Snapshot, key: string, make: () => ReadyResponse): Answer {
    const kept = this.#kept.of(snapshot);
    let ready = kept.get(key);
    if (!ready) {
      ready = make();
      kept.set(key, ready, ready.bytes);
    }
    return { ready, snapshot, key };
  }
}

/** A ready JSON answer. */
export function readyJson(value: unknown): ReadyResponse {
  return new ReadyResponse(Buffer.from(JSON.stringify(value)), JSON_TYPE);
}
