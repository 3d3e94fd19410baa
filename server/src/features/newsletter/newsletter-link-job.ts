import { newsletterConfirmationMail } from '../../integrations/mail/messages/newsletter-confirmation.ts';
import type { JobHandler } from '../../database/jobs/job-handler.ts';
import type { Tx } from '../../database/open.ts';
import type { Services } from '../../http/services.ts';
import { hashToken, makeToken } from '../../auth/sessions/session-token.ts';
import { addSubscriber, setConfirmation } from './subscribers-repository.ts';
import { DAY_MS } from '../../core/durations.ts';

const LINK_TTL_MS = 7 * DAY_MS;

type Needs = Pick<Services, 'settings' | 'mailer' | 'jobs' | 'now' | 'random'>;

/** At most once a day. */
async function mailConfirmation(
  tx: Tx,
  { settings, mailer, now, random }: Needs,
  email: string,
): Promise<void> {
  const origin = settings.APP_URL;
  const { id, ...subscriber } = await addSubscriber(tx, { email, createdAt: now() });
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
  const confirmationToken = hashToken(token);
  await setConfirmation(tx, id, { confirmationToken, confirmationExpiresAt, unsubscribeToken });
}

/** Mails a link to confirm a subscription. */
export const newsletterLinkJob = (needs: Needs): JobHandler => ({
  run: async ({ payload }) => ({
    write: (tx) => mailConfirmation(tx, needs, payload['to'] as string),
    after: async () => needs.jobs.notify(),
  }),
});
