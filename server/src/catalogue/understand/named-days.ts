import { MINUTES_OF_DAY } from '@cortado/contract/clock';

/** January is 1. Of a weekday, Sunday 0: the so-manieth of the month, or the last one. */
type Rule =
  | readonly [month: number, day: number]
  | readonly [month: number, weekday: number, nth: number | 'last'];

/** Days that people ask for by name. Of equal beginnings the longer name counts. */
const NAMED: readonly (readonly [names: string, Rule])[] = [
  ['new years day|new years|new year', [1, 1]],
  ['martin luther king day|mlk day', [1, 1, 3]],
  ['valentines day|valentines', [2, 14]],
  ['presidents day', [2, 1, 3]],
  ['st patricks day|saint patricks day', [3, 17]],
  ['mothers day', [5, 0, 2]],
  ['memorial day', [5, 1, 'last']],
  ['juneteenth', [6, 19]],
  ['fathers day', [6, 0, 3]],
  ['independence day|4th of july|fourth of july', [7, 4]],
  ['labor day|labour day', [9, 1, 1]],
  ['columbus day|indigenous peoples day', [10, 1, 2]],
  ['halloween', [10, 31]],
  ['veterans day', [11, 11]],
  ['thanksgiving day|thanksgiving', [11, 4, 4]],
  ['christmas eve|xmas eve', [12, 24]],
  ['christmas day|christmas|xmas day|xmas', [12, 25]],
  ['boxing day', [12, 26]],
  ['new years eve', [12, 31]],
];
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const DAY_OF_MONTH = /^(3[01]|[12]?\d)(?:st|nd|rd|th)?$/;

const rules = NAMED.flatMap(([names, rule]) =>
  names.split('|').map((name) => ({ words: name.split(' '), rule })),
).toSorted((a, b) => b.words.length - a.words.length);
const firstWords = new Set(rules.map(({ words }) => words[0]));

const MINUTE_MS = 60_000;

/** In minutes counted from 1970; null for a day that the month has not. */
function dayOf(year: number, [month, day, nth]: Rule): number | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, nth === undefined ? day : 1);
  if (nth !== undefined) {
    const first = (day - date.getUTCDay() + 7) % 7;
    date.setUTCDate(1 + first + (nth === 'last' ? 28 : (nth - 1) * 7));
    if (date.getUTCMonth() !== month - 1) date.setUTCDate(date.getUTCDate() - 7);
  }
  return date.getUTCMonth() === month - 1 ? date.getTime() / MINUTE_MS : null;
}

function ruleAt(words: readonly string[], at: number): { length: number; rule: Rule } | null {
  const [first = '', second = ''] = [words[at], words[at + 1]];
  if (firstWords.has(first)) {
    const named = rules.find(({ words: name }) =>
      name.every((word, more) => words[at + more] === word),
    );
    if (named) return { length: named.words.length, rule: named.rule };
  }
  const [month, day] = MONTH.test(first) ? [first, second] : [second, first];
  const [, ofMonth] = (MONTH.test(month) && DAY_OF_MONTH.exec(day)) || [];
  if (ofMonth === undefined) return null;
  return { length: 2, rule: [MONTHS.indexOf(month.slice(0, 3)) + 1, Number(ofMonth)] };
}

/**
 * Reads 'Thanksgiving', 'new year's day' or 'Nov 26': the next such day.
 * @param words folded
 * @param today in minutes counted from 1970, as is the day of the answer
 */
export function readNamedDay(
  words: readonly string[],
  at: number,
  today: number,
): { length: number; date: string } | null {
  const named = ruleAt(words, at);
  if (!named) return null;
  const thisYear = new Date(today * MINUTE_MS).getUTCFullYear();
  // A leap day is at most eight years away.
  for (let year = thisYear; year <= thisYear + 8; year++) {
    const day = dayOf(year, named.rule);
    if (day !== null && day + MINUTES_OF_DAY > today)
      return { length: named.length, date: toDate(day) };
  }
  return null;
}

/** 'YYYY-MM-DD' */
export const toDate = (minute: number): string =>
  new Date(minute * MINUTE_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
