import { z } from 'zod';

export const INVALID_EMAIL = 'Please enter a valid email address';

export const newsletterSubscription = z.object({
  email: z.string().trim().max(254, INVALID_EMAIL).pipe(z.email(INVALID_EMAIL)),
});
