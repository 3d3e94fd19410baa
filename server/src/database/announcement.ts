export const CHANNEL = 'catalogue';

/** What the database announces: a change of the catalogue, or of a member's favorites or sessions. */
export type Announcement =
  | { kind: 'cafe'; id: number }
  | { kind: 'favorites'; id: number }
  | { kind: 'sessions'; id: number }
  | { kind: 'filters' }
  /** Anything, after a connection was lost. */
  | { kind: 'all' };

/** Calls back with what a trigger has sent. An unknown payload is skipped: a newer version announces what this one does not cache. */
export function onAnnouncement(
  payload: string | undefined,
  onChange: (change: Announcement) => void,
): void {
  const row = /^(cafe|favorites|sessions):(\d{1,10})$/.exec(payload ?? '');
  if (row) onChange({ kind: row[1] as 'cafe' | 'favorites' | 'sessions', id: Number(row[2]) });
  else if (payload === 'filters') onChange({ kind: 'filters' });
}
