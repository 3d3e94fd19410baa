/** How long typing rests before a list follows, in ms. */
export const SEARCH_DEBOUNCE_MS = 300;
