import type { FilterCategory, Understood, WordChip } from '@cortado/contract';
import { isFiller, isNegation, isSubject } from './filler-words.ts';
import { inFilterOrder, readChip, type Reading } from './read-chip.ts';
import type { Vocabulary } from './vocabulary.ts';
import { splitWords, type Word } from './words.ts';

/** Far more words than anybody types to find a cafe; what follows is searched as text. */
const MAX_WORDS = 40;

interface Sentence {
  words: readonly Word[];
  /** What begins at each word. */
  readings: readonly (Reading | null)[];
  vocabulary: Vocabulary;
}

/** Whether all words from one to before another are understood by themselves, or say nothing. */
function areUnderstood({ words, readings }: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to;) {
    const length = readings[at]?.length ?? (isFiller(words[at]!.folded) ? 1 : 0);
    if (length === 0 || at + length > to) return false;
    at += length;
  }
  return true;
}

/** How many words from one on are the name of a cafe, or begin one and mean nothing else. */
function nameLength(sentence: Sentence, at: number): number {
  const { words, readings, vocabulary } = sentence;
  if (words.length > 1 && at === words.length - 1) return 0;
  const { length, isWhole } = vocabulary.nameAt(words.slice(at).map(({ folded }) => folded));
  if (length === 0) return 0;
  if (isWhole && at === 0 && length === words.length) return length;
  if (length < 2) return 0;
  const isName = isWhole
    ? readings[at]?.length !== length
    : !areUnderstood(sentence, at, at + length);
  return isName ? length : 0;
}

interface Parsed {
  chips: WordChip[];
  /** With what else may be left out, if something is understood. */
  rest: { text: string; mayGo: boolean }[];
  leftOut: string[];
  /** Whether it has words that say nothing. */
  hasFillers: boolean;
}

function take(chip: WordChip, { chips, leftOut }: Parsed): void {
  const same = chips.find(({ key }) => key === chip.key);
  if (!same) chips.push(chip);
  else if (JSON.stringify({ ...same, words: chip.words }) !== JSON.stringify(chip)) {
    leftOut.push(chip.words);
  }
}

function parse(sentence: Sentence): Parsed {
  const { words, readings } = sentence;
  const parsed: Parsed = { chips: [], rest: [], leftOut: [], hasFillers: false };
  for (let at = 0; at < words.length;) {
    const { raw, folded } = words[at]!;
    const named = nameLength(sentence, at);
    const reading = readings[at];
    const denied = isNegation(folded) ? readings[at + 1] : null;
    if (named > 0) {
      const text = words.slice(at, at + named).map((word) => word.raw);
      parsed.rest.push({ text: text.join(' '), mayGo: false });
      at += named;
    } else if (reading) {
      take(reading.chip, parsed);
      at += reading.length;
    } else if (denied) {
      parsed.leftOut.push(`${raw} ${denied.chip.words}`);
      at += 1 + denied.length;
    } else {
      if (isFiller(folded)) parsed.hasFillers = true;
      else parsed.rest.push({ text: raw, mayGo: true });
      at++;
    }
  }
  return parsed;
}

/** The words as phrases are looked up by: with typos corrected. */
function correct(words: readonly Word[], vocabulary: Vocabulary): string[] {
  return words.map(({ folded }) =>
    isFiller(folded) ? folded : (vocabulary.correct(folded) ?? folded),
  );
}

/** What typed words mean: filters, and the text that is left. */
export function understand(
  text: string,
  vocabulary: Vocabulary,
  categories: readonly FilterCategory[],
): Understood {
  const asTyped = { chips: [], rest: text.trim(), leftOut: [] };
  const words = splitWords(text);
  const [first] = words;
  if (!first || words.length > MAX_WORDS) return asTyped;
  if (words.length === 1 && isSubject(first.folded)) return asTyped;
  const keys = correct(words, vocabulary);
  const readings = words.map((_, at) => readChip(words, keys, at, vocabulary));
  const { chips, rest, leftOut, hasFillers } = parse({ words, readings, vocabulary });
  if (chips.length + leftOut.length === 0 && !hasFillers) return asTyped;
  const kept = rest.filter(({ text: word, mayGo }) => {
    const isFound = chips.length === 0 || !mayGo || vocabulary.finds(word);
    if (!isFound) leftOut.push(word);
    return isFound;
  });
  return {
    chips: inFilterOrder(chips, categories),
    rest: kept.map(({ text: word }) => word).join(' '),
    leftOut,
  };
}
