import { z } from 'zod';
import { profileFields, username } from './accounts.ts';
import { email } from './email.ts';
import { twoStepConfirmation } from './two-step.ts';

/** Omitted fields stay; an empty bio removes it. */
export const profileChange = z.object(profileFields).partial();
export type ProfileChange = z.infer<typeof profileChange>;

export const usernameChange = z.object({ username });

/** A new email address, confirmed by the password and, where there is one, the second step. */
export const emailChange = twoStepConfirmation.extend({ email });
