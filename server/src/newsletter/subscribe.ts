import { newsletterSubscribers } from '../database/schema.ts';
import { countClientTry } from '../limits/rate-limit.ts';
import type { Context } from '../routing/route.ts';

const BY_CLIENT = { name: 'newsletter', most: 20, windowSeconds: 3600 };

/** Stores a newsletter subscriber. The answer is the same for a known address, so it tells nothing about others. */
export async function subscribe(
  { services, client }: Context,
  { email }: { email: string },
): Promise<{ message: string }> {
  await countClientTry(services, BY_CLIENT, client);
  await services.database.db
    .insert(newsletterSubscribers)
    .values({ email: email.toLowerCase() })
    .onConflictDoNothing();
  return { message: 'Thank you. You are on the list.' };
}
