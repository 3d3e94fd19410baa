import { z } from 'zod';
import { cafe } from './cafe.ts';
import { user } from './user.ts';
import { CAFE_STATUSES } from './vocabulary.ts';

/** A cafe as admins see it: of any status; `area` and `neighborhood` are the same. */
export const adminCafe = cafe.extend({ neighborhood: z.string() });
export type AdminCafe = z.infer<typeof adminCafe>;

export const cafeStatusChange = z.object({ status: z.enum(CAFE_STATUSES) });

/** A local user, as admins list them. */
export const adminUser = user.pick({
  id: true,
  name: true,
  username: true,
  email: true,
  role: true,
  createdAt: true,
});
export type AdminUser = z.infer<typeof adminUser>;
