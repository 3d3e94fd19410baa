import { PASSWORD_TEXTS } from '@cortado/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from '../errors.ts';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Refuses what many people choose; the contract has already refused the worst five.
 * @param field where the form shows it
 * @throws AppError INVALID_REQUEST
 */
export function requireUncommon(password: string, field: string): void {
  if (!common.has(password.toLowerCase())) return;
  throw fieldError(field, 'INVALID_REQUEST', PASSWORD_TEXTS.common);
}
