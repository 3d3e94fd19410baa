/** The languages of the product, and the locale of each one's numbers, dates and lists. */
export const LOCALES = { en: 'en-US' } as const;

export type Language = keyof typeof LOCALES;

export const DEFAULT_LANGUAGE: Language = 'en';

let rendered: Language | undefined;

/** Names the language of what the server renders until it is called again; a page in a browser names its own. */
export function renderIn(wanted: Language): void {
  rendered = wanted;
}

/** The language of the page. */
export function language(): Language {
  if (rendered) return rendered;
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return lang in LOCALES ? (lang as Language) : DEFAULT_LANGUAGE;
}
