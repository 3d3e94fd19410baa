import type { MapTheme } from './basemap/palette.ts';

const darkQuery = () => matchMedia('(prefers-color-scheme: dark)');

/** The theme the page shows: the chosen one, else the system's. */
export function presentTheme(): MapTheme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkQuery().matches ? 'dark' : 'light';
}

/** Calls back when the shown theme may have changed. */
export function onThemeChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const query = darkQuery();
  query.addEventListener('change', callback);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', callback);
  };
}
