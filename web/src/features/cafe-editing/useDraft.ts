import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { readJsonItem, writeItem } from '../../lib/storage.ts';

/** The drafts of forms in this tab, by path: a member never sees the draft of another one. */
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
