import { CAFE_STATUSES } from '@cortado/contract/vocabulary';
import { useState } from 'react';
import { useLocation } from 'wouter';
// wouter's own useSearch decodes a second time, which would turn a searched '%41' into 'A'.
import { useSearch } from 'wouter/use-browser-location';
import { useDebouncedCallback } from '../../../lib/useDebouncedCallback.ts';
import { SORTS, type CafeSort, type StatusFilter } from './matching.ts';

/** A table of thousands of rows is drawn in parts. */
export const PAGE_SIZE = 100;

/** How long typing rests before the address follows, in ms. */
const DEBOUNCE_MS = 300;

export interface ListState {
  text: string;
  status: StatusFilter;
  sort: CafeSort;
  /** How many rows are drawn. */
  drawn: number;
}

function among<T extends string>(values: readonly T[], given: string | null, otherwise: T): T {
  return values.find((value) => value === given) ?? otherwise;
}

function readAddress(search: string): ListState {
  const params = new URLSearchParams(search);
  return {
    text: params.get('q') ?? '',
    status: among<StatusFilter>(['all', ...CAFE_STATUSES], params.get('status'), 'all'),
    sort: among(SORTS, params.get('sort'), 'name'),
    drawn: Math.max(PAGE_SIZE, Number(params.get('shown')) || PAGE_SIZE),
  };
}

function toSearch({ text, status, sort, drawn }: ListState): string {
  const params = new URLSearchParams({
    tab: 'cafes',
    ...(text && { q: text }),
    ...(status !== 'all' && { status }),
    ...(sort !== 'name' && { sort }),
    ...(drawn > PAGE_SIZE && { shown: String(drawn) }),
  });
  return params.toString();
}

/**
 * The table's search, filter, order and length: in the address, so that the list is the same after an edit. The
 * table follows each letter typed, the address a pause in typing.
 */
export function useListState() {
  const address = readAddress(useSearch());
  const [path, navigate] = useLocation();
  /** What stands in the box, while the address still says `over`. */
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null);
  const isTyping = draft?.over === address.text;
  const state = isTyping ? { ...address, text: draft.text, drawn: PAGE_SIZE } : address;
  const write = (next: ListState) => {
    setDraft(null);
    navigate(`${path}?${toSearch(next)}`, { replace: true });
  };
  const follow = useDebouncedCallback(write, DEBOUNCE_MS);
  return {
    state,
    type: (text: string) => {
      setDraft({ text, over: address.text });
      follow.call({ ...state, text, drawn: PAGE_SIZE });
    },
    change: (part: Partial<Omit<ListState, 'text'>>) => {
      follow.cancel();
      write({ ...state, drawn: PAGE_SIZE, ...part });
    },
    /** Puts what was typed into the address at once: the box is left. */
    flush: follow.flush,
  };
}
