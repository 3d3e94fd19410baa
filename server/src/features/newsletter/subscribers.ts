import { eq, sql } from 'drizzle-orm';
import { hashToken, makeToken } from '../../auth/sessions/session-token.ts';
import { DAY_MS } from '../../core/durations.ts';
import type { JobHandler } from '../../database/jobs/job-handler.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { newsletterSubscribers as table } from '../../database/schema.ts';
import type { Services } from '../../http/services.ts';
import { newsletterConfirmationMail } from '../../integrations/mail/messages/newsletter-confirmation.ts';

const has = (email: string) => eq(sql`lower(${table.email})`, sql`lower(${email})`);

/** The subscription of an address, as shown to its holder; null if there is none. */
export async function subscriptionOf(
  db: Executor,
  email: string,
): Promise<{ createdAt: string; confirmedAt: string | null } | null> {
  const [row] = await db.select().from(table).where(has(email));
  if (!row) return null;
  const { createdAt, confirmedAt } = row;
  return { createdAt: createdAt.toISOString(), confirmedAt: confirmedAt?.toISOString() ?? null };
}

/** Moves a subscription to another address of the same member, unless that has one of its own. */
export async function moveSubscription(db: Executor, from: string, to: string): Promise<void> {
  const [taken] = await db.select().from(table).where(has(to));
  if (taken) return removeSubscription(db, from);
  await db.update(table).set({ email: to }).where(has(from));
}

export async function removeSubscription(db: Executor, email: string): Promise<void> {
  await db.delete(table).where(has(email));
}

const LINK_TTL_MS = 7 * DAY_MS;

type Needs = Pick<Services, 'settings' | 'mailer' | 'jobs' | 'now' | 'random'>;

/** Adds the address unless it is there, and mails it a link at most once a day. */
async function mailConfirmation(
  tx: Tx,
  { settings, mailer, now, random }: Needs,
  email: string,
): Promise<void> {
  const origin = settings.APP_URL;
  await tx.insert(table).values({ email, createdAt: now() }).onConflictDoNothing();
  const [found] = await tx.select().from(table).where(has(email));
  const subscriber = found!;
  const { confirmedAt, confirmationExpiresAt: expiresAt } = subscriber;
  const sentAt = expiresAt ? expiresAt.getTime() - LINK_TTL_MS : 0;
  if (confirmedAt || now().getTime() - sentAt < DAY_MS) return;
  const token = makeToken(random);
  const unsubscribeToken = subscriber.unsubscribeToken ?? makeToken(random);
  const mail = newsletterConfirmationMail(email, {
    confirmUrl: `${origin}/newsletter/confirm#${token}`,
    unsubscribeUrl: `${origin}/api/newsletter/unsubscribe?token=${unsubscribeToken}`,
  });
  if (!(await mailer.enqueue(tx, mail, { isSecret: true }))) return;
  const confirmationExpiresAt = new Date(now().getTime() + LINK_TTL_MS);
  await tx
    .update(table)
    .set({ confirmationToken: hashToken(token), confirmationExpiresAt, unsubscribeToken })
    .where(eq(table.id, subscriber.id));
}

/** Mails a link to confirm a subscription. */
export const newsletterLinkJob = (needs: Needs): JobHandler => ({
  run: async ({ payload }) => ({
    write: (tx) => mailConfirmation(tx, needs, payload['to'] as string),
    after: async () => needs.jobs.notify(),
  }),
});
