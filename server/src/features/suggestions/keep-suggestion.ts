import { createHash } from 'node:crypto';
import type { CafeFacts, ClaimProof, SuggestionKind } from '@cortado/contract';
import { eq, sql } from 'drizzle-orm';
import { clientNetworks } from '../../auth/throttling/client-network.ts';
import { consumeClientLimit, limitKey, refuse } from '../../auth/throttling/rate-limit.ts';
import { HOUR_MS } from '../../core/durations.ts';
import type { Tx } from '../../database/open.ts';
import { suggestions, suggestionSenders } from '../../database/schema.ts';
import type { Context } from '../../http/route.ts';
import { lockCafes } from '../cafes/cafe-record.ts';
import * as texts from './texts.ts';

const BY_CLIENT = { name: 'suggestions', max: 5, windowSeconds: 3600 };
/** How many suggestions of the guests of one network wait for the admins at most. */
const MAX_WAITING = 50;

/** The same for all guests of a network, the widest that limits count by. */
const networkKeyOf = (ip: string): string =>
  limitKey('network of suggestions', clientNetworks(ip).at(-1)!);

export interface Told {
  kind: SuggestionKind;
  /** Null for a new cafe. */
  cafeId: number | null;
  /** Of the cafe. */
  name: string;
  duplicateOf?: number | null;
  proposed: CafeFacts;
  before: CafeFacts;
  note: string;
  /** The hash of a proposed photo. */
  photo?: string;
  /** Of a claim. */
  proof?: ClaimProof;
}

/** The same for suggestions that tell the same; a claim is each member's own. */
export function fingerprintOf(
  {
    kind,
    cafeId,
    duplicateOf = null,
    proposed,
    photo,
  }: Omit<Told, 'name' | 'before' | 'note' | 'proof'>,
  viewer: Context['viewer'],
): string {
  const own = kind === 'claim' ? viewer?.id : photo;
  const values = Object.entries(proposed).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const told = JSON.stringify([kind, cafeId, duplicateOf, values, own]);
  return createHash('sha256').update(told).digest('hex');
}

/** Counts a visitor's suggestion, across all nodes. @throws AppError RATE_LIMITED */
export async function countSuggestion({ services, viewer, client }: Context): Promise<void> {
  await consumeClientLimit(services, BY_CLIENT, client);
  if (viewer) return;
  const isFromThere = eq(suggestionSenders.networkKey, networkKeyOf(client.ip));
  if ((await services.database.db.$count(suggestionSenders, isFromThere)) < MAX_WAITING) return;
  const now = services.now();
  throw refuse(new Date(now.getTime() + HOUR_MS), now);
}

/** What visitors are told next. */
export const thank = ({ viewer }: Context) => ({
  message: viewer ? texts.thanksMember : texts.thanksGuest,
});

/**
 * Puts a suggestion in the admins' queue. If the same is open already, its sender joins those; who sends it twice is there once,
 * with the later note.
 * @returns its id
 */
export async function keepSuggestion(
  tx: Tx,
  { services: { now }, viewer, client }: Context,
  { note, photo, proof, ...told }: Told,
): Promise<number> {
  const createdAt = now();
  // Before the suggestion, as everywhere: its foreign keys would lock them after it.
  await lockCafes(tx, [told.cafeId, told.duplicateOf ?? null], 'key share');
  const fingerprint = fingerprintOf({ ...told, ...(photo && { photo }) }, viewer);
  const [open] = await tx
    .insert(suggestions)
    .values({ ...told, fingerprint, createdAt })
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
