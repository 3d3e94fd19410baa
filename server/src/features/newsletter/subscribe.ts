import { consumeClientLimit } from '../../auth/throttling/rate-limit.ts';
import { enqueueJob } from '../../database/jobs/queue.ts';
import type { Context } from '../../http/route.ts';
import * as texts from './texts.ts';

const BY_CLIENT = { name: 'newsletter', max: 20, windowSeconds: 3600 };

/**
 * Subscribes an email address to the newsletter, once its holder has confirmed it by mail. Text and
 * response time are the same for a known address: all that is done before the response is to queue a job.
 */
export async function subscribe(
  { services, client }: Context,
  { email }: { email: string },
): Promise<{ message: string }> {
  await consumeClientLimit(services, BY_CLIENT, client);
  const { database, now, jobs } = services;
  const job = { kind: 'newsletter_link' as const, payload: { to: email.toLowerCase() } };
  await enqueueJob(database.db, now(), job);
  jobs.wake();
  return {
    message: texts.asked,
  };
}
