import { setImmediate } from 'node:timers/promises';
import type { FoundCafe } from '../../integrations/places/found.ts';

/** A row as a batch keeps it until it is in. */
export interface PendingRow {
  number: number;
  isDuplicate: boolean;
  cafe: FoundCafe;
}

/** How many rows become text before others get their turn. */
const BATCH_SIZE = 500;

/** jsonb as PostgreSQL takes it in binary form: a version, then the text. */
const JSONB_VERSION = 1;

/**
 * The rows as jsonb in binary form, made in parts: up to 20 MB of text would hold up everybody for a tenth of a
 * second, while it is made and again while the driver encodes it.
 */
export async function pendingToJsonb(rows: readonly PendingRow[]): Promise<Uint8Array> {
  const parts = [Buffer.of(JSONB_VERSION), Buffer.from('[')];
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    const list = JSON.stringify(rows.slice(at, at + BATCH_SIZE)).slice(1, -1);
    parts.push(Buffer.from(at === 0 ? list : `,${list}`));
    await setImmediate();
  }
  parts.push(Buffer.from(']'));
  return Buffer.concat(parts);
}
