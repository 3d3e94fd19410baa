import { useEffect } from 'react';

const PRODUCT = 'Cortado';

/** 'About · Cortado', as the server writes it too. */
export function fullTitle(title: string | null): string {
  return title === null ? `${PRODUCT} — specialty coffee in Boston` : `${title} · ${PRODUCT}`;
}

/** Gives the screen its own title; null is the home screen's. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}
