import type { CafeValues } from './form-values.ts';

/** What was typed and not saved yet. */
export interface Draft {
  values: CafeValues;
  filterIds: number[];
  /** The version the edit began from; null for a new cafe. */
  version: number | null;
}

const keyOf = (path: string) => `cortado-draft:${path}`;

/** What was left on a form's path in this tab; null where there is nothing, or nothing that can be read. */
export function readDraft(path: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function keepDraft(path: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(draft));
  } catch {
    // Without storage the form works as well; it only forgets when it is left.
  }
}

export function dropDraft(path: string): void {
  try {
    sessionStorage.removeItem(keyOf(path));
  } catch {
    // As above.
  }
}
