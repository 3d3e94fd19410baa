import { createHash } from 'node:crypto';
import type { CafeFacts, ClaimProof, SuggestionKind } from '@cortado/contract';
import { eq, sql } from 'drizzle-orm';
import { clientNetworks } from '../../auth/throttling/client-network.ts';
import {
  consumeClientLimit,
  limitKey,
  rateLimitedError,
} from '../../auth/throttling/rate-limit.ts';
import { HOUR_MS } from '../../core/durations.ts';
import type { Tx } from '../../database/open.ts';
import { suggestions, suggestionSenders } from '../../database/schema.ts';
import type { Context } from '../../http/route.ts';
import { lockCafes } from '../cafes/cafe-record.ts';
import * as texts from './texts.ts';

const BY_CLIENT = { name: 'suggestions', max: 5, windowSeconds: 3600 };
/** The most suggestions by guests of one network that may wait for the admins. */
const MAX_WAITING = 50;

/** The same for all guests of a network, the widest that limits count by. */
const networkKeyOf = (ip: string): string =>
  limitKey('network of suggestions', clientNetworks(ip).at(-1)!);

export interface NewSuggestion {
  kind: SuggestionKind;
  /** Null for a new cafe. */
  cafeId: number | null;
  /** The cafe's name. */
  name: string;
  duplicateOf?: number | null;
  proposed: CafeFacts;
  before: CafeFacts;
  note: string;
  /** The hash of a proposed photo. */
  photo?: string;
  /** For a claim. */
  proof?: ClaimProof;
}

/** Equal for suggestions of the same content; each member's claim has its own. */
export function fingerprintOf(
  {
    kind,
    cafeId,
    duplicateOf = null,
    proposed,
    photo,
  }: Omit<NewSuggestion, 'name' | 'before' | 'note' | 'proof'>,
  viewer: Context['viewer'],
): string {
  const own = kind === 'claim' ? viewer?.id : photo;
  const values = Object.entries(proposed).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const content = JSON.stringify([kind, cafeId, duplicateOf, values, own]);
  return createHash('sha256').update(content).digest('hex');
}

/** Counts a visitor's suggestion, across all nodes. @throws AppError RATE_LIMITED */
export async function countSuggestion({ services, viewer, client }: Context): Promise<void> {
  await consumeClientLimit(services, BY_CLIENT, client);
  if (viewer) return;
  const isFromThere = eq(suggestionSenders.networkKey, networkKeyOf(client.ip));
  if ((await services.database.db.$count(suggestionSenders, isFromThere)) < MAX_WAITING) return;
  const now = services.now();
  throw rateLimitedError(new Date(now.getTime() + HOUR_MS), now);
}

/** The answer to a sent suggestion. */
export const thanksMessage = ({ viewer }: Context) => ({
  message: viewer ? texts.thanksMember : texts.thanksGuest,
});

/**
 * Puts a suggestion in the admins' queue. If an equal one is open, its sender is added to that. A sender who sends it twice is
 * listed once, with the later note.
 * @returns its id
 */
export async function saveSuggestion(
  tx: Tx,
  { services: { now }, viewer, client }: Context,
  { note, photo, proof, ...suggestion }: NewSuggestion,
): Promise<number> {
  const createdAt = now();
  // Cafes are locked before suggestions everywhere; the foreign keys would lock them after.
  await lockCafes(tx, [suggestion.cafeId, suggestion.duplicateOf ?? null], 'key share');
  const fingerprint = fingerprintOf({ ...suggestion, ...(photo && { photo }) }, viewer);
  const [open] = await tx
    .insert(suggestions)
    .values({ ...suggestion, fingerprint, createdAt })
    .onConflictDoUpdate({
      target: suggestions.fingerprint,
      targetWhere: sql`state = 'open'`,
      // Changes nothing, but locks the row that is there and returns it.
      set: { fingerprint },
    })
    .returning({ id: suggestions.id });
  const suggestionId = open!.id;
  const sender = viewer ? `member ${viewer.id}` : clientNetworks(client.ip)[0];
  await tx
    .insert(suggestionSenders)
    .values({
      suggestionId,
      userId: viewer?.id ?? null,
      senderKey: limitKey(`suggestion ${suggestionId}`, sender),
      networkKey: viewer ? null : networkKeyOf(client.ip),
      note,
      proof,
      createdAt,
    })
    .onConflictDoUpdate({
      target: [suggestionSenders.suggestionId, suggestionSenders.senderKey],
      set: {
        note: sql`coalesce(nullif(excluded.note, ''), ${suggestionSenders.note})`,
        proof: sql`coalesce(excluded.proof, ${suggestionSenders.proof})`,
      },
    });
  return suggestionId;
}
