import type { StrengthRule } from '@cortado/contract/passwords';

/** By how many of the five rules hold. */
export const strengths = ['Empty', 'Very weak', 'Weak', 'Fair', 'Strong', 'Very strong'] as const;

/** What would add the next rule. */
const ADVICE: Record<StrengthRule, string> = {
  length: 'Use 8 or more characters to fill the meter.',
  uppercase: 'Add an uppercase letter to fill the meter.',
  lowercase: 'Add a lowercase letter to fill the meter.',
  number: 'Add a number to fill the meter.',
  special: 'Add a special character to fill the meter.',
};

export const strengthLabel = 'Strength';
export const strengthRules = 'At least 8 characters of two or more kinds.';
export const strengthHint = (score: number, missing: StrengthRule | null) =>
  missing === null ? `${strengths[score]}.` : `${strengths[score]}. ${ADVICE[missing]}`;

export const matchSame = 'Passwords match';
export const matchDifferent = "Passwords don't match";
