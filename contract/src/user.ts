import { z } from 'zod';
import { USER_ROLES } from './vocabulary.ts';

/** The signed-in member, as they see themselves. */
export const user = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  name: z.string(),
  bio: z.string().nullable(),
  role: z.enum(USER_ROLES),
  createdAt: z.string(),
  providerId: z.string().nullable(),
  /** When the provider was linked; null where none is, or where it was never noted. */
  linkedAt: z.string().nullable(),
  /** False for those who sign in with a provider alone. */
  hasPassword: z.boolean(),
  /** Whether they have shown that the address is theirs. */
  isEmailConfirmed: z.boolean(),
  photoUrl: z.string().nullable(),
});
export type User = z.infer<typeof user>;
