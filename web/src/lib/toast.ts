import { createStore } from './store.ts';

export type ToastTone = 'success' | 'error' | 'note';

export interface ToastMessage {
  id: number;
  title: string;
  description?: string;
  /** What else to know, in a paragraph of its own. */
  more?: string | undefined;
  tone: ToastTone;
  /** What it offers to do; then it stays for ten seconds instead of five. */
  action?: { label: string; run: () => void };
}

/** The one that is shown. */
export const shownToast = createStore<ToastMessage | null>(null);
let lastId = 0;

/** Shows a toast; it replaces the one that is shown. */
export function toast(message: Omit<ToastMessage, 'id'>): void {
  lastId += 1;
  shownToast.set({ ...message, id: lastId });
}
