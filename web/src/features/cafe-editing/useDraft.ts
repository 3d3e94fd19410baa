import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session.ts';

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Without storage the form works as well; it only forgets when it is left. */
function store(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // As above.
  }
}

/** What was left of a form in this tab, by its path: a member is never shown what another one left there. */
export function useDraft(path: string) {
  const { viewer } = useSession();
  const key = `cortado-draft:${viewer?.id}:${path}`;
  const [left, setLeft] = useState(() => read(key));
  const drop = () => {
    store(key, null);
    setLeft(null);
  };
  return { key, left, drop };
}

/** Stores the unsaved changes of a form as its draft, null for none, and warns before the page is left. */
export function useStoredDraft(key: string, unsaved: object | null): void {
  const text = unsaved && JSON.stringify(unsaved);
  useEffect(() => {
    store(key, text);
    if (text === null) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [key, text]);
}
