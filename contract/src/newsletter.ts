import { z } from 'zod';
import { email } from './email.ts';

export const newsletterSubscription = z.object({ email });
