import { tokenize } from '@cortado/search/text/fold';

/** What a service says of the address that it found. */
interface FoundAddress {
  houseNumber?: string | undefined;
  postcode?: string | undefined;
}

/**
 * Whether a found address may be the one that was asked for: services answer with the middle of a street, or with
 * another one of the same name, rather than with nothing.
 */
export function isSameAddress(asked: string, { houseNumber = '', postcode = '' }: FoundAddress) {
  const words = tokenize(asked);
  const hasNumber = /^\d/.test(words[0] ?? '');
  const isNumber = tokenize(houseNumber).some((word) => words.includes(word));
  const askedCode = /\b(\d{5})(-\d{4})?$/.exec(asked.trim())?.[1];
  const isCode = !askedCode || postcode === '' || postcode.startsWith(askedCode);
  return (isNumber || !hasNumber) && isCode;
}
