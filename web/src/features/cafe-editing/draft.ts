import { useSession } from '../../lib/session.ts';

/** Under what a form's draft is stored: a member is never shown what another one left in the same tab. */
export function useDraftKey(path: string): string {
  const { viewer } = useSession();
  return `cortado-draft:${viewer?.id}:${path}`;
}

/** What was left of a form in this tab; null where there is nothing, or nothing that can be read. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function keepDraft(key: string, draft: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage the form works as well; it only forgets when it is left.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
