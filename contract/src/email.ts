import { z } from 'zod';

export const INVALID_EMAIL = 'Please enter a valid email address';

export const email = z
  .string(INVALID_EMAIL)
  .trim()
  .max(254, INVALID_EMAIL)
  .pipe(z.email(INVALID_EMAIL));
