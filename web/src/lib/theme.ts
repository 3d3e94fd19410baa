import { useSyncExternalStore } from 'react';
import { writeItem } from './storage.ts';

export type Theme = 'light' | 'dark';

/** Also read by first-paint/, which sets what is chosen here and in other tabs. */
const KEY = 'cortado-theme';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (prefersDark().matches ? 'dark' : 'light');

/** The theme that is shown: the chosen one, else the system's. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

/** Calls back when the shown theme may have changed, until stopped. */
export function onThemeChange(callback: () => void): () => void {
  const system = prefersDark();
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', callback);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', callback);
  };
}

/** Chooses a theme; the system's own is followed again, as it was before a choice. */
export function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  const isSystems = theme === systemTheme();
  if (isSystems) delete dataset['theme'];
  else dataset['theme'] = theme;
  writeItem('localStorage', KEY, isSystems ? null : theme);
}

/** The theme that is shown; null on the server and while hydrating, when it is not known. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(onThemeChange, shownTheme, () => null);
}
