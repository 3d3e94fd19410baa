export const ratingRequired = 'Please select a rating';
export const ratingInvalid = 'Invalid rating data';

export const queryTooManyValues = 'Too many values.';
export const queryNotNumber = 'Must be a number.';
export const queryNotWhole = 'Must be a whole number.';
export const queryOutOfRange = (low: number, high: number) => `Must be from ${low} to ${high}.`;
export const queryNotBbox = 'Must be west,south,east,north in degrees.';
export const queryNotOpenAt =
  'Must be now, 24h, a day like mon or 2026-11-26, or a day with times like mon-0730 or mon-0730-1200.';
export const ratingFilterDescribed = (values: readonly string[]) =>
  `Finds cafés with at least the lowest of the ratings given, separated by commas: ${values.join(', ')}.`;
export const namedDescribed =
  'Finds cafés whose name has all of these words, whatever area, options or beans are asked for. They come first by relevance.';
export const confirmedDescribed =
  'Finds cafés by confirmed facts only: one with a filter option, coffee beans, a price level or opening hours counts only where that is confirmed, and one without any confirmed fact is never found.';
export const openAtDescribed =
  "Finds cafés that are open then, each in its own time zone. 'now'. '24h': open without a break for the seven days from today on. At a minute: 'mon-0730' is the next one, '2026-11-26-1000' that of a date. At some time between two: 'sun-0600-1200', '2026-11-26-1800-2400'. At some time between 5 AM and midnight of a day, 'tue' or '2026-11-26', or from a weekday to another, 'sat-sun'. Of a time that has begun, only the rest counts.";
