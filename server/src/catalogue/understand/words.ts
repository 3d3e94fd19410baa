import { tokenize } from '@cortado/search/text/fold';

/** A typed word, number or run of signs that mean something. */
export interface Word {
  /** As it was typed. */
  raw: string;
  /** Folded; of signs, empty. */
  folded: string;
}

/** A number before 'pm' or 'stars' is a word of its own; '$' before a number is no price level. */
const WORDS =
  /\$+(?![\d$])|★+|\d{1,2}(?:[.:]\d{1,2})?(?=(?:[ap]\.?m|stars?)(?![\p{L}\p{N}]))|\d+(?:[.:]\d+)?\+?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}'’‘ʼ`]+/giu;

export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(WORDS), ([raw]) => ({ raw, folded: tokenize(raw).join(' ') }));
}
