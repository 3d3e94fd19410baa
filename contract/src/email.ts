import { z } from 'zod';
import * as texts from './texts/accounts.ts';

export const email = z
  .string(texts.emailInvalid)
  .trim()
  .max(254, texts.emailInvalid)
  .pipe(z.email(texts.emailInvalid));
