import type { MergePreview } from '@cortado/contract';
import type { TestMember } from './members.ts';

/** What a record says of what moved, where nothing did. */
export const NOTHING_MOVED = {
  favorites: [],
  ratings: [],
  suggestions: [],
  photos: [],
  owner: null,
  swapped: [],
};

/** Merges two cafes as they are now. */
export async function mergePair(
  admin: TestMember,
  winnerId: number,
  loserId: number,
  take: readonly string[] = [],
) {
  const pair = `winner=${winnerId}&loser=${loserId}`;
  const preview = await admin.send('GET', `/api/admin/merges/preview?${pair}`);
  const { winner, loser } = preview.json<MergePreview>();
  const versions = { winnerVersion: winner.cafe.version, loserVersion: loser.cafe.version };
  return admin.send('POST', '/api/admin/cafes/merge', { winnerId, loserId, take, ...versions });
}
