import { z } from 'zod';
import { claimProof } from './claim-proof.ts';
import { email } from './email.ts';
import { isOfOneScript } from './scripts.ts';
import { twoStep, twoStepConfirmation } from './two-step.ts';
import { user } from './user.ts';
import * as texts from './texts/accounts.ts';
import { tooLong } from './texts/lengths.ts';
import {
  isMixed,
  isOwnName,
  isVeryCommon,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from './passwords.ts';

type PasswordTexts = Record<keyof typeof texts.password, string>;

/** The rule of every new password. The server also refuses a long list of common ones. */
const passwordRule = (messages: PasswordTexts, missing = messages.short) =>
  z
    .string(missing)
    .min(MIN_PASSWORD_LENGTH, messages.short)
    .max(MAX_PASSWORD_LENGTH, messages.long)
    .refine((password) => !isVeryCommon(password), messages.common)
    .refine(isMixed, messages.plain);

export const newPassword = passwordRule(texts.password);

/** The rule that a new password breaks while it is typed; null if none, or while it is too short. */
export function passwordWeakness(password: string): string | null {
  if (isVeryCommon(password)) return texts.passwordChange.common;
  if (password.length < MIN_PASSWORD_LENGTH || isMixed(password)) return null;
  return texts.passwordChange.plain;
}

const required = (text: string, most: number) =>
  z.string(text).trim().min(1, text).max(most, tooLong(most));

export const username = z
  .string(texts.registrationUsernameRequired)
  .trim()
  .min(3, texts.registrationUsernameShort)
  .max(40, texts.registrationUsernameLong)
  .normalize('NFKC')
  .regex(/^[\p{L}\p{M}\p{N}._-]+$/u, texts.registrationUsernameLetters)
  .refine(isOfOneScript, texts.registrationUsernameScripts);

/** Sign-in only requires values; whether they are right is checked by the server. */
export const credentials = z.object({
  username: z.string().trim().min(1, texts.signInUsernameRequired).max(254),
  password: z.string().min(1, texts.signInPasswordRequired).max(1000),
});
export type Credentials = z.infer<typeof credentials>;

/** What the screen checks before it sends them. */
export const loginForm = z.object({
  username: z.string().trim().min(3, texts.registrationUsernameShort),
  password: z.string().min(6, texts.signInPasswordShort),
});

export const MAX_BIO_LENGTH = 500;

export const profileFields = {
  name: required(texts.registrationNameRequired, 100).regex(
    /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
    texts.registrationNameLines,
  ),
  bio: z.string().trim().max(MAX_BIO_LENGTH, texts.registrationBioLong).optional(),
};

const registrationFields = z.object({
  ...profileFields,
  username,
  email,
  // Accounts without a password sign in with a provider, and do not register here.
  password: passwordRule(texts.password, texts.registrationPasswordRequired),
});
const OWN_NAME = { path: ['password'], message: texts.password.common };

export const registration = registrationFields.refine(
  (form) => !isOwnName(form.password, form),
  OWN_NAME,
);
export type Registration = z.infer<typeof registration>;

export const registrationForm = registrationFields
  .extend({ confirmPassword: z.string() })
  .refine((form) => !isOwnName(form.password, form), OWN_NAME)
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: texts.registrationPasswordsDiffer,
    when: () => true,
  });
export type RegistrationForm = z.infer<typeof registrationForm>;

export const forgottenPassword = z.object({ email });

/** The token of a mailed link. */
export const mailedToken = z.object({ token: z.string().min(1).max(200) });

const resetToken = z.string().min(1).max(200).optional();

/** Without a token, the one in the reset cookie is used. */
export const resetTokenCheck = z.object({ token: resetToken });
export const passwordReset = z.object({ newPassword, token: resetToken });

export const resetForm = z
  .object({ newPassword, confirmNewPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmNewPassword, {
    path: ['confirmNewPassword'],
    message: texts.registrationPasswordsDiffer,
    when: () => true,
  });
export type ResetForm = z.infer<typeof resetForm>;

export const passwordChange = z.object({
  currentPassword: z.string().min(1, texts.passwordFormCurrentRequired).max(1000),
  newPassword: passwordRule(texts.passwordChange),
});

/** The form of the change, with its own messages. */
export const passwordChangeForm = z
  .object({
    currentPassword: z.string().min(1, texts.passwordFormCurrentRequired),
    newPassword: passwordRule({
      ...texts.passwordChange,
      plain: texts.passwordFormPlain,
    }),
    confirmPassword: z.string().min(1, texts.passwordFormConfirmRequired),
  })
  .refine((form) => !form.confirmPassword || form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: texts.passwordFormDifferent,
    when: () => true,
  });
export type PasswordChangeForm = z.infer<typeof passwordChangeForm>;

/** An account with a password confirms with the password, one without with its username; each with its second step, if it has one. */
export const accountDeletion = twoStepConfirmation.extend({
  username: z.string().max(254).optional(),
  /** Removes the member's credit from their photos that stay. */
  withoutCredits: z.boolean().default(false),
});

/** What is deleted with an account, and what stays. */
export const deletionPreview = z.object({
  favorites: z.int(),
  ratings: z.int(),
  filterPreferences: z.int(),
  /** Open suggestions that nobody else has made. */
  suggestions: z.int(),
  /** The names of the cafes without an owner then. */
  cafes: z.array(z.string()),
  /** Photos that remain with their cafes, and how many of them have a credit. */
  photos: z.int(),
  credits: z.int(),
});
export type DeletionPreview = z.infer<typeof deletionPreview>;

/** A member's session, as the member sees it. */
export const session = z.object({
  id: z.int(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
  userAgent: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});
export type Session = z.infer<typeof session>;

/** Everything that is stored about a member. */
export const accountExport = z.object({
  account: user,
  favorites: z.array(z.object({ cafe: z.string(), createdAt: z.string() })),
  ratings: z.array(
    z.object({
      cafe: z.string(),
      rating: z.int(),
      review: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  filterPreferences: z.array(z.object({ category: z.string(), option: z.string() })),
  sessions: z.array(session),
  /** Without secrets. */
  twoStep,
  suggestions: z.array(
    z.object({
      cafe: z.string(),
      kind: z.string(),
      note: z.string(),
      /** As it was proposed, by field. */
      proposed: z.record(z.string(), z.unknown()),
      /** What a claim has proven. */
      proof: claimProof.nullable(),
      state: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** Photos of cafes that the member has uploaded or proposed. */
  photos: z.array(
    z.object({
      cafe: z.string(),
      alt: z.string(),
      credit: z.string(),
      state: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** Cafes that the member looks after. */
  cafes: z.array(
    z.object({ cafe: z.string(), since: z.string().nullable(), proof: z.string().nullable() }),
  ),
  /** The addresses that codes for a claim were mailed to, while they are valid. */
  claimCodes: z.array(
    z.object({
      cafe: z.string(),
      sentTo: z.string(),
      createdAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
  /** How many changes the audit trail says the member made, and the latest of them. */
  changes: z.object({
    total: z.int(),
    latest: z.array(z.object({ action: z.string(), subject: z.string(), createdAt: z.string() })),
  }),
  /** Browsers that have signed in before: until when each is known. */
  knownDevices: z.array(z.object({ expiresAt: z.string() })),
  /** Addresses that can undo a change. */
  formerEmails: z.array(z.object({ email: z.string(), until: z.string() })),
  /** The subscription, if the email address is confirmed and subscribed. */
  newsletter: z.object({ createdAt: z.string(), confirmedAt: z.string().nullable() }).nullable(),
  /** Mails that are queued or have failed. */
  mails: z.array(
    z.object({ subject: z.string(), createdAt: z.string(), failedAt: z.string().nullable() }),
  ),
});
export type AccountExport = z.infer<typeof accountExport>;

export const message = z.object({ message: z.string() });
