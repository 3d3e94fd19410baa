export type ToastTone = 'success' | 'error' | 'note';

export interface ToastMessage {
  id: number;
  title: string;
  description?: string;
  tone: ToastTone;
}

let present: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

export function subscribeToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const presentToast = (): ToastMessage | null => present;

/** Shows a toast; it replaces the one that is shown. */
export function toast(message: Omit<ToastMessage, 'id'>): void {
  lastId += 1;
  present = { ...message, id: lastId };
  for (const listener of listeners) listener();
}
