import type { FilterCategory, Understood, WordChip } from '@cortado/contract';
import { tokenize } from '@cortado/search/text/fold';
import { isFiller, isSubject } from './filler-words.ts';
import { inFilterOrder, queryOf, readChip, type Reading } from './read-chip.ts';
import { negationLength } from './read-signs.ts';
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
  /** With what may be left out, if something is understood or said by fillers. */
  rest: { text: string; mayGo: boolean; isLast: boolean }[];
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

/** How many words say what is not wanted: 'no wifi', 'not too expensive', 'under $$$'; 0 for none. */
function deniedLength({ words, readings }: Sentence, at: number): number {
  let length = negationLength(words, at);
  if (length === 0) return 0;
  while (words[at + length] && !readings[at + length] && isFiller(words[at + length]!.folded))
    length++;
  const denied = words[at + length];
  return denied ? length + (readings[at + length]?.length ?? 1) : 0;
}

function parse(sentence: Sentence): Parsed {
  const { words, readings } = sentence;
  const parsed: Parsed = { chips: [], rest: [], leftOut: [], hasFillers: false };
  const textOf = (at: number, length: number) =>
    words
      .slice(at, at + length)
      .map(({ raw }) => raw)
      .join(' ');
  for (let at = 0; at < words.length;) {
    const named = nameLength(sentence, at);
    const reading = readings[at];
    const denied = named > 0 || reading ? 0 : deniedLength(sentence, at);
    if (named > 0) {
      parsed.rest.push({ text: textOf(at, named), mayGo: false, isLast: false });
      at += named;
    } else if (reading) {
      take(reading.chip, parsed);
      at += reading.length;
    } else if (denied > 0) {
      parsed.leftOut.push(textOf(at, denied));
      at += denied;
    } else {
      const { raw, folded } = words[at]!;
      if (isFiller(folded)) parsed.hasFillers = true;
      else parsed.rest.push({ text: raw, mayGo: true, isLast: at === words.length - 1 });
      at++;
    }
  }
  return parsed;
}

/** Divides the words that no reading took: names stay text, and others that a cafe of what was understood has. */
function divideWords(
  { chips, rest }: Parsed,
  vocabulary: Vocabulary,
): [kept: string[], gone: string[]] {
  if (rest.length === 0) return [[], []];
  const within = queryOf(chips);
  const [kept, gone]: [string[], string[]] = [[], []];
  for (const { text, mayGo, isLast } of rest)
    (mayGo && !vocabulary.knows(text, isLast, within) ? gone : kept).push(text);
  return [kept, gone];
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
  const parsed = parse({ words, readings, vocabulary });
  const { chips, leftOut, hasFillers } = parsed;
  if (chips.length + leftOut.length === 0 && !hasFillers) return asTyped;
  const [kept, gone] = divideWords(parsed, vocabulary);
  const isWhole = chips.length > 0 && kept.length + leftOut.length + gone.length === 0;
  const typed = tokenize(text);
  const isNamed = isWhole && typed.length > 0 && vocabulary.isNamed(typed);
  return {
    chips: inFilterOrder(chips, categories),
    rest: kept.join(' '),
    leftOut: [...leftOut, ...gone],
    ...(isNamed && { named: text.trim() }),
  };
}
