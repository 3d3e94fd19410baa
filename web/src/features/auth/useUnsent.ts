import { usePageState } from '../../lib/page-data.ts';

const EMPTY = { name: '', username: '', email: '', bio: '' };

/** What fields start with: empty, unless a form that was sent too early came back with the page. */
export function useUnsent(): typeof EMPTY {
  return { ...EMPTY, ...usePageState().unsent };
}
