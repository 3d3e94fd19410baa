import { ADMIN_CAFE_SORTS, CAFE_STATUSES, type CafeStatus } from '@cortado/contract/admin-enums';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
// wouter's own useSearch decodes a second time, which would turn a searched '%41' into 'A'.
import { useSearch } from 'wouter/use-browser-location';
import {
  addressOf,
  choiceParam,
  pageParam,
  readParams,
  textParam,
  writeParams,
} from '../../../lib/address.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import { useDebouncedCallback } from '../../../lib/useDebouncedCallback.ts';

/** How long typing pauses before a list follows, in ms. */
const SEARCH_DEBOUNCE_MS = 300;

/** A status, or 'needsLook': the published cafes whose facts are doubtful. */
export type StatusFilter = CafeStatus | 'all' | 'needsLook';
/** In the order of the buttons. */
export const STATUS_FILTERS: readonly StatusFilter[] = ['all', ...CAFE_STATUSES, 'needsLook'];

const ADDRESS = {
  tab: textParam('tab'),
  text: textParam('q'),
  status: choiceParam('status', STATUS_FILTERS, 'all'),
  sort: choiceParam('sort', ADMIN_CAFE_SORTS, 'name'),
  /** From 1. */
  page: pageParam(),
};
export type ListState = Omit<ReturnType<typeof readParams<typeof ADDRESS>>, 'tab'>;

/** Safari refuses more than a hundred changes of the address in this time. */
const WINDOW_MS = 30_000;
const MAX_WRITES = 50;

/** Whether another change of the address is within bounds, which then counts as made. */
function useWriteBudget(): () => boolean {
  const writes = useRef<number[]>([]);
  return () => {
    const now = Date.now();
    writes.current = writes.current.filter((at) => now - at < WINDOW_MS);
    return writes.current.length < MAX_WRITES && writes.current.push(now) > 0;
  };
}

/**
 * The search, filter, order and page of a tab's list. All of it is in the address, so that the list is the same when the admin
 * comes back: what is typed with each letter, and after a pause where very much is typed.
 */
export function useListState(tab: string) {
  const { tab: _tab, ...address } = readParams(ADDRESS, useSearch());
  const [path, navigate] = useLocation();
  const mayWrite = useWriteBudget();
  /** What is in the box, while the address still says `over`. */
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null);
  const state = draft?.over === address.text ? { ...address, text: draft.text, page: 1 } : address;
  const hrefOf = (part: Partial<ListState>) =>
    addressOf(path, writeParams(ADDRESS, { tab, ...state, page: 1, ...part }));
  /** Typing piles up no history. */
  const write = (text: string) => {
    setDraft(null);
    navigate(hrefOf({ text }), { replace: true });
  };
  const follow = useDebouncedCallback(write, SEARCH_DEBOUNCE_MS);
  return {
    state,
    /** What is typed, after a pause. */
    settled: useDebouncedValue(state.text, SEARCH_DEBOUNCE_MS),
    hrefOf,
    type: (text: string) => {
      follow.cancel();
      if (mayWrite()) {
        write(text);
      } else {
        setDraft({ text, over: address.text });
        follow.call(text);
      }
    },
    change: (part: Partial<Omit<ListState, 'text'>>) => {
      follow.cancel();
      setDraft(null);
      navigate(hrefOf(part));
    },
    /** Puts what was typed into the address at once: the box has lost the focus. */
    flush: follow.flush,
  };
}
