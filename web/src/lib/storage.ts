/** The browser's storage: of this tab, or of all of them and later visits. */
export type Where = 'sessionStorage' | 'localStorage';

/** A stored text; null without one, or without storage. */
export function readItem(where: Where, key: string): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
}

/** As `readItem`, of JSON; null too where it is malformed. */
export function readJsonItem(where: Where, key: string): unknown {
  try {
    return JSON.parse(readItem(where, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for null. Without storage it is lost with the page. */
export function writeItem(where: Where, key: string, text: string | null): void {
  try {
    if (text === null) window[where].removeItem(key);
    else window[where].setItem(key, text);
  } catch {
    // Without storage there is nothing to do.
  }
}

/** Removes what a member left in this tab, such as drafts of forms: the next member must not see it. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to remove.
  }
}
