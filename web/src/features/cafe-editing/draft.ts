const keyOf = (path: string) => `cortado-draft:${path}`;

/** What was left on a form's path in this tab; null where there is nothing, or nothing that can be read. */
export function readDraft(path: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepDraft(path: string, draft: object): void {
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
