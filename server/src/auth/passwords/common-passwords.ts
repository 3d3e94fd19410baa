import { isOwnName, type PublicFacts } from '@cortado/contract';
import * as contractTexts from '@cortado/contract/texts/accounts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from '../../core/errors.ts';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Refuses common passwords; the contract has already refused the five most common.
 * @param field the form field that shows the error
 * @param member whose password it will be, if the contract could not compare it with their name
 * @throws AppError INVALID_REQUEST
 */
export function requireUncommon(password: string, field: string, member?: PublicFacts): void {
  const isOwn = member !== undefined && isOwnName(password, member);
  if (!isOwn && !common.has(password.toLowerCase())) return;
  throw fieldError(field, 'INVALID_REQUEST', contractTexts.password.common);
}
