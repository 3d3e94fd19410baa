import type { UserRole } from '@cortado/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The page asks the provider anew five minutes before its word runs out. */
const LAPSES_AFTER_MS = 5 * MINUTE_MS;

interface SessionTimes {
  createdAt: Date;
  lastUsedAt: Date;
}

/** How long a session lasts at most, and how long unused, in milliseconds. */
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

/** Whether the provider's word on the member ran out: nothing but asking it again is admitted then. */
export function isLapsed(
  { externalExpiresAt }: { externalExpiresAt: Date | null },
  now: Date,
): boolean {
  if (externalExpiresAt === null) return false;
  return now.getTime() - externalExpiresAt.getTime() >= LAPSES_AFTER_MS;
}
