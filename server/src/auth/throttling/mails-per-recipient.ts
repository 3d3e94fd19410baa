import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../database/open.ts';
import { dailyLimits } from '../../database/schema.ts';
import { limitKey, addAttempts } from './rate-limit.ts';
import { HOUR_MS } from '../../core/durations.ts';
import { isMailProvider, registrableDomain } from '../../core/domains.ts';

/**
 * Limits against flooding a mailbox through us. Notices of a changed account are counted separately:
 * otherwise somebody who changes it could use up the limit first, and its owner would get no notice.
 */
const LIMITS = {
  mail: [
    { name: 'mails-an-hour', max: 5, windowMs: HOUR_MS },
    { name: 'mails-a-day', max: 20, windowMs: 24 * HOUR_MS },
  ],
  notice: [
    { name: 'notices-an-hour', max: 10, windowMs: HOUR_MS },
    { name: 'notices-a-day', max: 40, windowMs: 24 * HOUR_MS },
  ],
} as const;

/** A domain whose owner reads all mailboxes could be flooded by inventing them; a provider's has many owners. */
const OF_DOMAIN = [
  { name: 'mails-of-domain-an-hour', max: 100, windowMs: HOUR_MS },
  { name: 'mails-of-domain-a-day', max: 500, windowMs: 24 * HOUR_MS },
] as const;

export type MailKind = keyof typeof LIMITS;

/** Who reads what is sent to an address: what follows a `+` leads to the same mailbox, and at Gmail dots do too. */
function readRecipient(address: string): { mailbox: string; domain: string | null } {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, at).split('+', 1);
  if (host === 'gmail.com' || host === 'googlemail.com') {
    return { mailbox: `${name.replaceAll('.', '')}@gmail.com`, domain: null };
  }
  const isProvider = isMailProvider(host);
  return { mailbox: `${name}@${host}`, domain: isProvider ? null : registrableDomain(host) };
}

/** Counts a mail to a recipient. @returns false, without counting it, if a limit of its kind is reached */
export async function countMail(
  db: Executor,
  { recipient, kind, now }: { recipient: string; kind: MailKind; now: Date },
): Promise<boolean> {
  const { mailbox, domain } = readRecipient(recipient);
  const limits = [
    ...LIMITS[kind].map((limit) => ({ ...limit, key: limitKey(limit.name, mailbox) })),
    ...(kind === 'mail' && domain !== null
      ? OF_DOMAIN.map((limit) => ({ ...limit, key: limitKey(limit.name, domain) }))
      : []),
  ].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const rows = await db
    .insert(dailyLimits)
    .values(
      limits.map(({ key, windowMs }) => ({
        key,
        attempts: 1,
        resetsAt: new Date(now.getTime() + windowMs),
      })),
    )
    .onConflictDoUpdate({
      target: dailyLimits.key,
      set: addAttempts(dailyLimits, sql`${now.toISOString()}::timestamptz`),
    })
    .returning();
  const counts = new Map(rows.map(({ key, attempts }) => [key, attempts]));
  if (limits.every(({ key, max }) => counts.get(key)! <= max)) return true;
  // Refused mails are not counted, or they would use up the day's limit.
  await db
    .update(dailyLimits)
    .set({ attempts: sql`${dailyLimits.attempts} - 1` })
    .where(
      inArray(
        dailyLimits.key,
        limits.map(({ key }) => key),
      ),
    );
  return false;
}
