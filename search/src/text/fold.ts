/** Letters that NFKD does not decompose, and what people type for them. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ',
}; // prettier-ignore

const BEYOND_ASCII = /[^\0-\x7f]/;

/** Lower case without accents and apostrophes: the form in which texts are compared. */
export function fold(text: string): string {
  // Nearly every text is plain ASCII, of which half of the work below can change nothing.
  if (!BEYOND_ASCII.test(text)) return text.replaceAll(/['`]/g, '').toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘ʼ`]/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđðıßæœþς]/g, (letter) => PLAIN[letter]!);
}

/** The words of a text: runs of letters and digits, folded. */
export function tokenize(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What branches have in common: the folded name without the branch in brackets at its end. @param folded as `fold` gives it */
export const chainOf = (folded: string): string => folded.replace(/(?<=.) \(.+\)$/, '');
