import type { SuggestionRow } from './suggestions-repository.ts';

/** How long a decision can be undone. */
const UNDO_MS = 10_000;
/** The mail about it leaves only after that. */
const MAIL_AFTER_MS = 15_000;

/** For a request that was sent at the last moment. */
const GRACE_MS = 2000;

/** Until when a decision can be undone; null if it cannot. */
export function undoUntil({ decidedAt }: SuggestionRow, now: Date): string | null {
  if (!decidedAt) return null;
  const until = new Date(decidedAt.getTime() + UNDO_MS);
  return until < now ? null : until.toISOString();
}

export const canUndo = ({ decidedAt }: SuggestionRow, now: Date): boolean =>
  decidedAt !== null && now.getTime() <= decidedAt.getTime() + UNDO_MS + GRACE_MS;

/** When the mail about a decision may be sent. */
export const mailAfter = (decidedAt: Date): Date => new Date(decidedAt.getTime() + MAIL_AFTER_MS);
