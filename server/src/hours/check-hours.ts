import type { HoursError } from '@cortado/contract';
import { MAX_HOURS_LENGTH, MAX_HOURS_PARTS } from '@cortado/contract/limits';
import { readHours } from './library.ts';
import * as texts from './texts.ts';

/** In this place all holidays and times of the sun are known, so only the text can be wrong. */
const EVERYTHING_KNOWN = null;
const MARK = ' <--- (';
const COMMENT = /"[^"]*"/g;
const hidden = (comment: string) => '_'.repeat(comment.length);
const WORD_END = /[^\s,;"-]*$/;
const LETTERS: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', i: '1' };

function errorAt(text: string, offset: number, length: number, message: string): HoursError {
  const before = text.slice(0, offset).split(/\r\n?|\n/);
  return { message, line: before.length, column: before.at(-1)!.length + 1, offset, length };
}

function explain(word: string, reason: string): string {
  const letter = /^[\d:.]*\d[\d:.]*([OolIi])/.exec(word)?.[1];
  if (letter) return texts.notTimeLetter(word, letter, LETTERS[letter]!);
  if (/outside of the current day/.test(reason)) return texts.outsideDay(word);
  if (/does not continue as expected|Missing time separator/.test(reason)) {
    return word === '' ? texts.unfinished : texts.noClosingTime(word);
  }
  if (reason.startsWith('Unexpected token')) {
    return /^\d/.test(word) ? texts.notTime(word) : texts.notUnderstood(word);
  }
  return texts.wrong(word, reason);
}

/** The package marks the place behind what it did not expect: the word there is shown. */
function locate(text: string, thrown: string): HoursError {
  let end = text.length;
  while (end >= 0 && !thrown.startsWith(text.slice(0, end) + MARK)) end -= 1;
  if (end < 0) return errorAt(text, 0, text.length, texts.wrong('', thrown.replace(/\.$/, '')));
  const reason = thrown.slice(end + MARK.length).replace(/\.?\)\s*$/, '');
  const start = text.slice(0, end).trimEnd().search(WORD_END);
  const rest = /\s$/.test(text.slice(0, end)) ? '' : /^[^\s,;"-]*/.exec(text.slice(end))![0];
  const word = text.slice(start, end).trimEnd() + rest;
  return errorAt(text, start, word.length, explain(word, reason));
}

/** What would take long to read, or says nothing. */
function checkSize(text: string): HoursError | null {
  if (text.length > MAX_HOURS_LENGTH) {
    return errorAt(text, MAX_HOURS_LENGTH, 0, texts.tooLong(MAX_HOURS_LENGTH));
  }
  if (!/[^\s;]/.test(text)) return errorAt(text, 0, text.length, texts.nothing);
  if ((text.split('"').length - 1) % 2 > 0) {
    return errorAt(text, text.lastIndexOf('"'), 1, texts.openQuote);
  }
  const parts = [...text.replace(COMMENT, hidden).matchAll(/[^;,|]+/g)];
  const extra = parts[MAX_HOURS_PARTS];
  return extra ? errorAt(text, extra.index, 0, texts.tooMany(MAX_HOURS_PARTS)) : null;
}

/** Null for hours that can be read. Says nothing of the cafe's place, whose holidays may be unknown. */
export function checkHours(text: string): HoursError | null {
  const wrongSize = checkSize(text);
  if (wrongSize) return wrongSize;
  try {
    void readHours(text, EVERYTHING_KNOWN);
    return null;
  } catch (thrown) {
    return locate(text, String(thrown));
  }
}

/** The sentence of an error with its place. */
export const errorSentence = ({ line, column, message }: HoursError): string =>
  texts.at(line, column, message);
