import { LOCALE } from './intl.ts';

const LIST = new Intl.ListFormat(LOCALE, { type: 'unit' });

/** 'Name, Phone, Website' */
export const formatList = (items: readonly string[]): string => LIST.format(items);
