import { z } from 'zod';
import { USER_ROLES } from './admin-enums.ts';

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
  /** When the provider was linked; null if none is, or if the date is unknown. */
  linkedAt: z.string().nullable(),
  /** False for members who only sign in with a provider. */
  hasPassword: z.boolean(),
  /** Whether the email address is confirmed. */
  isEmailConfirmed: z.boolean(),
  /** The new address that replaces `email` once its mailed link is opened; null without one. */
  newEmail: z.object({ address: z.string(), until: z.string() }).nullable(),
  photoUrl: z.string().nullable(),
  /** Whether signing in takes two steps. */
  hasTwoStep: z.boolean(),
  /** Whether an admin has to set that up before they can use the admins' screens. */
  mustSetUpTwoStep: z.boolean(),
});
export type User = z.infer<typeof user>;
