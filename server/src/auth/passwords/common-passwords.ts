import { isOwnName, PASSWORD_TEXTS, type PublicFacts } from '@cortado/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from '../../core/errors.ts';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Refuses what many people choose; the contract has already refused the worst five.
 * @param field where the form shows it
 * @param member whose it will be, where the contract has not seen them
 * @throws AppError INVALID_REQUEST
 */
export function requireUncommon(password: string, field: string, member?: PublicFacts): void {
  const isOwn = member !== undefined && isOwnName(password, member);
  if (!isOwn && !common.has(password.toLowerCase())) return;
  throw fieldError(field, 'INVALID_REQUEST', PASSWORD_TEXTS.common);
}
