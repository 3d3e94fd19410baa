export const CHANNEL = 'catalogue';

/** What the database announces: a change of the catalogue, or of a member's favorites or sessions. */
export type Announcement =
  | { kind: 'cafe'; id: number }
  | { kind: 'favorites'; id: number }
  | { kind: 'sessions'; id: number }
  | { kind: 'filters' }
  | { kind: 'all' };

/** Parses what a trigger sends. An unknown payload counts as `all`, so that everything is read again. */
export function parseAnnouncement(payload: string | undefined): Announcement {
  const row = /^(cafe|favorites|sessions):(\d{1,10})$/.exec(payload ?? '');
  if (row) return { kind: row[1] as 'cafe' | 'favorites' | 'sessions', id: Number(row[2]) };
  return payload === 'filters' ? { kind: 'filters' } : { kind: 'all' };
}
