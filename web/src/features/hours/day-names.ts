import * as texts from '#messages/hours';

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;

const namesOf = (group: Readonly<Record<(typeof DAYS)[number], () => string>>) => () =>
  DAYS.map((day) => group[day]());

/** From Monday. */
export const dayNames = namesOf(texts.days);
/** 'Mon' */
export const shortDayNames = namesOf(texts.shortDays);
/** 'Mo' */
export const twoLetterDayNames = namesOf(texts.twoLetterDays);
