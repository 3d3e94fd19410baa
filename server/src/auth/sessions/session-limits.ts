import type { UserRole } from '@cortado/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../core/durations.ts';

/** How long after its expiry an external session still counts; the page renews it five minutes before. */
const LAPSES_AFTER_MS = 5 * MINUTE_MS;

interface SessionTimes {
  createdAt: Date;
  lastUsedAt: Date;
}

/** How long a session lasts at most, and how long when unused, in milliseconds. */
export function sessionLimits(role: UserRole): { absolute: number; idle: number } {
  return role === 'admin'
    ? { absolute: 12 * HOUR_MS, idle: 60 * MINUTE_MS }
    : { absolute: 30 * DAY_MS, idle: 7 * DAY_MS };
}

export function isOver(
  role: UserRole,
  { createdAt, lastUsedAt }: SessionTimes,
  now: Date,
): boolean {
  const { absolute, idle } = sessionLimits(role);
  const time = now.getTime();
  return time - createdAt.getTime() >= absolute || time - lastUsedAt.getTime() >= idle;
}

/** Whether an external session has to be renewed with the provider before anything else is allowed. */
export function isExternalSignInExpired(
  { externalExpiresAt }: { externalExpiresAt: Date | null },
  now: Date,
): boolean {
  if (externalExpiresAt === null) return false;
  return now.getTime() - externalExpiresAt.getTime() >= LAPSES_AFTER_MS;
}
