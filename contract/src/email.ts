import { z } from 'zod';
import { emailTexts } from './texts/accounts.ts';

export const email = z
  .string(emailTexts.invalid)
  .trim()
  .max(254, emailTexts.invalid)
  .pipe(z.email(emailTexts.invalid));
