import { useEffect } from 'react';
import * as texts from '#messages/lib';

/** 'About · Cortado', as the server writes it too. */
export function fullTitle(title: string | null): string {
  return title === null ? texts.homeTitle() : texts.screenTitle({ title });
}

/** Gives the screen its own title; null for the home screen's. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}
