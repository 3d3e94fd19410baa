const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO 8601 time as the reader's clock says it: 'Nov 3, 2026, 9:41 AM' */
export const formatMoment = (iso: string): string => MOMENT.format(new Date(iso));
