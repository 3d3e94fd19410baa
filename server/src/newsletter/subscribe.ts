import { newsletterSubscribers } from '../database/schema.ts';
import type { Context } from '../routing/route.ts';

/** Stores a newsletter subscriber. The answer is the same for a known address, so it tells nothing about others. */
export async function subscribe(
  { services: { database } }: Context,
  { email }: { email: string },
): Promise<{ message: string }> {
  await database.db
    .insert(newsletterSubscribers)
    .values({ email: email.toLowerCase() })
    .onConflictDoNothing();
  return { message: 'Thank you. You are on the list.' };
}
