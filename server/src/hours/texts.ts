export const overridden = (rule: string) =>
  `‘${rule}’ changes nothing, for a later rule holds on the same days.`;
/** By the package's names. */
export const packageWarnings: Readonly<Record<string, string>> = {
  additional_rule_separator_not_used_after_time_wrapping_midnight:
    'Hours past midnight end at midnight where the next rule begins. To keep them, put a comma before that rule instead of the semicolon.',
  strange_24_7: '24/7 is for hours without exceptions. Before other rules write ‘open’ instead.',
  vague: 'A rule says on which days it is open, but not at what times.',
};
export const nothing = 'There are no hours in this text.';
export const tooLong = (max: number) => `Hours can be at most ${max} characters long.`;
export const tooMany = (max: number) =>
  `Hours can have at most ${max} days and times between commas and semicolons.`;
export const unfinished = 'Something is missing at the end.';
export const notTime = (word: string) =>
  `‘${word}’ is not a time. Four digits belong there, as in 07:00.`;
export const notTimeLetter = (word: string, letter: string, digit: string) =>
  `‘${word}’ is not a time. It has the letter ${letter} where the digit ${digit} belongs.`;
export const noClosingTime = (word: string) =>
  `After ‘${word}’ a closing time belongs, as in 07:00-15:00.`;
export const outsideDay = (word: string) =>
  `‘${word}’ is not a time of a day. A day begins at 00:00 and ends at 24:00.`;
export const notUnderstood = (word: string) =>
  `‘${word}’ is not understood here. Days are written as in Mo-Fr or Sa,Su, times as in 07:00-15:00, and rules end with a semicolon.`;
export const openQuote = 'The comment that begins here has no closing quote.';
/** @param reason the package's own words */
export const wrong = (word: string, reason: string) =>
  word === '' ? `${reason}.` : `‘${word}’: ${reason}.`;
export const at = (line: number, column: number, message: string) =>
  `Line ${line}, place ${column}: ${message}`;
