export const overridden = (rule: string) =>
  `“${rule}” has no effect, because a later rule covers the same days.`;
/** By the package's names. */
export const packageWarnings: Readonly<Record<string, string>> = {
  additional_rule_separator_not_used_after_time_wrapping_midnight:
    'Hours past midnight end at midnight where the next rule begins. To keep them, replace the semicolon before that rule with a comma.',
  strange_24_7: 'Use 24/7 only without exceptions. Before other rules, write “open”.',
  vague: 'A rule has days but no times.',
};
export const nothing = 'There are no hours in this text.';
export const tooLong = (max: number) => `Hours can be at most ${max} characters long.`;
export const tooMany = (max: number) =>
  `Hours can have at most ${max} days and times between commas and semicolons.`;
export const unfinished = 'Something is missing at the end.';
export const notTime = (word: string) =>
  `“${word}” is not a time. Write four digits, such as 07:00.`;
export const notTimeLetter = (word: string, letter: string, digit: string) =>
  `“${word}” is not a time. Replace the letter ${letter} with the digit ${digit}.`;
export const noClosingTime = (word: string) =>
  `Add a closing time after “${word}”, such as 07:00-15:00.`;
export const outsideDay = (word: string) => `“${word}” is not a time of day. Use 00:00 to 24:00.`;
export const notUnderstood = (word: string) =>
  `“${word}” is not understood here. Write days like Mo-Fr or Sa,Su, times like 07:00-15:00, and a semicolon between rules.`;
export const openQuote = 'This comment has no closing quote.';
/** @param reason the package's own words */
export const wrong = (word: string, reason: string) =>
  word === '' ? `${reason}.` : `“${word}”: ${reason}.`;
export const at = (line: number, column: number, message: string) =>
  `Line ${line}, column ${column}: ${message}`;
