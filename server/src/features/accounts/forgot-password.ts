import { consumeClientLimit } from '../../auth/throttling/rate-limit.ts';
import { enqueueJob } from '../../database/jobs/queue.ts';
import type { Context } from '../../http/route.ts';
import * as texts from './texts.ts';

const HOUR_SECONDS = 3600;
/** Per client as well, so that strangers cannot use up the owner's attempts. */
const BY_EMAIL = { name: 'forgot-email', max: 5, windowSeconds: HOUR_SECONDS };
const BY_CLIENT = { name: 'forgot-address', max: 20, windowSeconds: HOUR_SECONDS };

/**
 * Mails a reset link. Text, status and response time are the same for a known, an unknown and an external
 * account: all that is done before the response is to queue a job.
 */
export async function forgotPassword(
  { services, client }: Context,
  { email }: { email: string },
): Promise<{ message: string }> {
  await consumeClientLimit(services, BY_CLIENT, client);
  await consumeClientLimit(services, BY_EMAIL, { ip: client.ip, subject: email });
  client.logSecurityEvent('reset link asked for', {});
  const now = services.now();
  const expiresAt = new Date(now.getTime() + HOUR_SECONDS * 1000);
  const job = { kind: 'reset_link' as const, payload: { to: email }, expiresAt };
  await enqueueJob(services.database.db, now, job);
  services.jobs.notify();
  return { message: texts.passwordLinkAsked };
}
