const FIELDS = [
  'FullYear',
  'Month',
  'Date',
  'Day',
  'Hours',
  'Minutes',
  'Seconds',
  'Milliseconds',
] as const;

/**
 * A date whose local fields are its UTC ones: a time as a clock on the wall shows it, of no zone. Nothing of the machine's zone gets
 * in, and no hour of it is missing or there twice.
 */
export class WallDate extends Date {
  /** As `Date`: of nothing, of an instant, or of a year, month and so on. */
  constructor(first?: number | Date, month?: number, day = 1, hour = 0, minute = 0, second = 0) {
    if (month !== undefined) super(Date.UTC(Number(first), month, day, hour, minute, second));
    else if (first === undefined) super();
    else super(Number(first));
  }

  override getTimezoneOffset(): number {
    return 0;
  }
}

for (const field of FIELDS) {
  for (const verb of field === 'Day' ? (['get'] as const) : (['get', 'set'] as const)) {
    const name = `${verb}${field}`;
    const utc: unknown = Reflect.get(Date.prototype, `${verb}UTC${field}`);
    Object.defineProperty(WallDate.prototype, name, { value: utc, configurable: true });
  }
}

const MINUTE = 'YYYY-MM-DDTHH:MM'.length;
const DAY = 'YYYY-MM-DD'.length;

/** 'YYYY-MM-DDTHH:MM'. */
export const minuteText = (date: Date): string => date.toISOString().slice(0, MINUTE);
/** 'YYYY-MM-DD'. */
export const dayText = (date: Date): string => date.toISOString().slice(0, DAY);
/** The beginning of a day. @param day 'YYYY-MM-DD' @param later days after it */
export const startOfDay = (day: string, later = 0): WallDate => {
  const date = new WallDate(Date.parse(`${day}T00:00:00Z`));
  date.setDate(date.getDate() + later);
  return date;
};
