import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { readJsonItem, writeItem } from '../../lib/storage.ts';

/** What was left of a form in this tab, by its path: a member is never shown what another one left there. */
export function useDraft(path: string) {
  const { viewer } = useSession();
  const key = `cortado-draft:${viewer?.id}:${path}`;
  const [left, setLeft] = useState(() => readJsonItem('sessionStorage', key));
  const drop = () => {
    writeItem('sessionStorage', key, null);
    setLeft(null);
  };
  return { key, left, drop };
}

/** Stores the unsaved changes of a form as its draft, null for none, and warns before the page is left. */
export function useStoredDraft(key: string, unsaved: object | null): void {
  const text = unsaved && JSON.stringify(unsaved);
  useEffect(() => {
    writeItem('sessionStorage', key, text);
    if (text === null) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [key, text]);
}
