import type { Cafe, OpenInterval } from '@cortado/contract';
import { MINUTES_OF_DAY, spokenTime } from '@cortado/contract/clock';
import { formatWeekday } from './date-format.ts';
import * as texts from '#messages/lib';

const CLOSES_SOON_MINUTES = 45;
const OPENS_SOON_MINUTES = 30;
const MINUTE_MS = 60_000;
const DAY_MS = MINUTES_OF_DAY * MINUTE_MS;
/** What is open for so long counts as never closed: eight days are known. */
const ALWAYS_MS = 6 * DAY_MS;

/** Whether a cafe is open, in words: the first one says it, the rest says until when. */
export interface OpenState {
  kind: 'open' | 'soon' | 'closed';
  word: string;
  rest: string | null;
}

const formats = new Map<string, Intl.DateTimeFormat>();

const newFormat = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...(timeZone && { timeZone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  let format: Intl.DateTimeFormat;
  try {
    format = newFormat(timeZone);
  } catch {
    // A zone younger than this browser: most visitors are near, where the browser's own clock shows the cafe's time.
    format = newFormat();
  }
  formats.set(timeZone, format);
  return format;
}

/** What clocks in a zone show at an instant: 'YYYY-MM-DDTHH:MM'. */
export function localTime(instant: number, timeZone: string): string {
  const parts = new Map(
    zoneFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const year = part('year').padStart(4, '0');
  return `${year}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

const asUtc = (local: string) => Date.parse(`${local}Z`);

/**
 * When clocks in a zone show a local time. Of an hour that comes twice, where clocks go back, the first or the last; in the hour that is left out, where they go
 * forward, the moment of the change.
 */
function instantOf(local: string, timeZone: string, which: 'first' | 'last'): number {
  const wanted = asUtc(local);
  const offsetAt = (instant: number) => asUtc(localTime(instant, timeZone)) - instant;
  // No zone is more than a day off, and none changes twice within two days.
  const candidates = [wanted - offsetAt(wanted - DAY_MS), wanted - offsetAt(wanted + DAY_MS)];
  const exact = candidates.filter((instant) => localTime(instant, timeZone) === local);
  const among = exact.length > 0 ? exact : candidates;
  return which === 'first' ? Math.min(...among) : Math.max(...among);
}

interface Span {
  from: number;
  to: number;
  /** As local times. */
  opens: string;
  closes: string;
}

// Computed once for each answer, not each minute.
const cache = new WeakMap<readonly OpenInterval[], { timeZone: string; spans: readonly Span[] }>();

/** The intervals as instants, those that touch joined. */
function spansOf(hours: readonly OpenInterval[], timeZone: string): readonly Span[] {
  const before = cache.get(hours);
  if (before?.timeZone === timeZone) return before.spans;
  const spans: Span[] = [];
  for (const { from, to } of hours) {
    const last = spans.at(-1);
    const span = {
      from: instantOf(from, timeZone, 'first'),
      to: instantOf(to, timeZone, 'last'),
      opens: from,
      closes: to,
    };
    if (last && span.from <= last.to) Object.assign(last, { to: span.to, closes: to });
    else spans.push(span);
  }
  cache.set(hours, { timeZone, spans });
  return spans;
}

const minutesOf = (local: string) => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

/** '6 PM', on another day 'Mon 7 AM'. */
function spoken(local: string, isOtherDay: boolean): string {
  const time = spokenTime(minutesOf(local));
  return isOtherDay ? texts.onDay({ day: formatWeekday(local), time }) : time;
}

const dateOf = (local: string) => local.slice(0, 10);
const isMidnight = (local: string) => local.endsWith('T00:00');

/** What is known of when a cafe is open. */
export type Hours = Pick<Cafe, 'hours' | 'unknownDays' | 'timeZone'>;

/** The state of a cafe at an instant. */
interface Moment {
  is: 'open' | 'closed' | 'always';
  /** '6 PM', 'Mon 7 AM': when it closes or opens; null where that is not said. */
  change: string | null;
  /** Whether that is soon, and is said first. */
  isSoon: boolean;
}

const lasting = (is: Moment['is']): Moment => ({ is, change: null, isSoon: false });

/** Null for unknown hours. What comes after an unknown day is not said. */
function momentOf({ hours, unknownDays = [], timeZone }: Hours, now: number): Moment | null {
  if (!hours) return null;
  const spans = spansOf(hours, timeZone);
  const today = dateOf(localTime(now, timeZone));
  const span = spans.find(({ to }) => to > now);
  if (!(span && span.from <= now) && unknownDays.includes(today)) return null;
  if (!span) {
    // The known days may be over.
    const last = spans.at(-1);
    return last && dateOf(last.opens) !== today ? null : lasting('closed');
  }
  if (span.from > now) {
    const opens = dateOf(span.opens);
    if (unknownDays.some((day) => day > today && day < opens)) return lasting('closed');
    const isSoon = span.from - now <= OPENS_SOON_MINUTES * MINUTE_MS;
    return { is: 'closed', change: spoken(span.opens, !isSoon && opens !== today), isSoon };
  }
  const left = span.to - now;
  if (left > DAY_MS && span.to - span.from >= ALWAYS_MS) return lasting('always');
  // Open all day, and unknown whether it closes then.
  if (
    isMidnight(span.opens) &&
    isMidnight(span.closes) &&
    unknownDays.includes(dateOf(span.closes))
  )
    return lasting('open');
  const isSoon = left <= CLOSES_SOON_MINUTES * MINUTE_MS;
  return { is: 'open', change: spoken(span.closes, left >= DAY_MS), isSoon };
}

/** 'closes 6 PM' */
const changeWords = (is: 'open' | 'closed', change: string | null): string | null =>
  change && (is === 'open' ? texts.closes : texts.opens)({ when: change });

/** Whether a cafe is open at an instant; null for unknown hours. */
export function openState(cafe: Hours, now: number): OpenState | null {
  const moment = momentOf(cafe, now);
  if (!moment) return null;
  const { is, change, isSoon } = moment;
  if (is === 'always') return { kind: 'open', word: texts.openAlways(), rest: null };
  if (!isSoon) return { kind: is, word: texts.states[is](), rest: changeWords(is, change) };
  return {
    kind: 'soon',
    word: is === 'open' ? texts.closesSoon() : texts.opensSoon(),
    rest: change,
  };
}

/**
 * As `openState`, for a requested time, which the words name: 'Open Mon 9 AM · closes 6 PM'.
 * @param local as clocks at the cafe show it: 'YYYY-MM-DDTHH:MM'
 */
export function openStateAt(cafe: Hours, local: string): OpenState | null {
  const instant = instantOf(local, cafe.timeZone, 'first');
  const moment = momentOf(cafe, instant);
  if (!moment || moment.is === 'always') return openState(cafe, instant);
  const { is, change } = moment;
  const word = texts.stateAt({ state: texts.states[is](), when: spoken(local, true) });
  return { kind: is, word, rest: changeWords(is, change) };
}
