import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** Also read by public/first-paint.js, before the first paint. */
const KEY = 'cortado-theme';
const listeners = new Set<() => void>();

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const system = prefersDark();
  listeners.add(listener);
  window.addEventListener('storage', listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    system.removeEventListener('change', listener);
  };
}

const systemTheme = (): Theme => (prefersDark().matches ? 'dark' : 'light');

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

/** Chooses a theme; the system's own is followed again, as it was before a choice. */
export function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  const isSystems = theme === systemTheme();
  if (isSystems) delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    if (isSystems) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The theme that is shown; null on the server and while hydrating, when it is not known. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(subscribe, shownTheme, () => null);
}
