import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isSearchLayer } from '../../../lib/search-layer.ts';
import { readState, writeState } from '../../../lib/search-params.ts';
import { useDebouncedCallback } from '../../../lib/useDebouncedCallback.ts';
import { setText, type Change } from './changes.ts';
import { useAddressState } from './useAddressState.ts';

/** What typing has done to the address so far: the one it began at, and the one it replaced it by. */
export interface TypedEntry {
  from: string;
  to: string;
}

export interface HistoryStep {
  to: string;
  replace: boolean;
}

/**
 * On a pause in typing: the present entry is replaced, however often.
 * @param now the present address
 * @param next the address with the text typed so far
 */
export function replaceOnType(typing: TypedEntry | null, now: string, next: string): TypedEntry {
  return { from: typing?.to === now ? typing.from : now, to: next };
}

/** On submitting: where typing began gets its entry back, and the search becomes one of its own. */
export function pushOnSubmit(typing: TypedEntry | null, now: string, next: string): HistoryStep[] {
  const from = typing?.to === now ? typing.from : now;
  const back = from === now ? [] : [{ to: from, replace: true }];
  return from === next && now === next ? [] : [...back, { to: next, replace: from === next }];
}

/** How long typing pauses before the list follows, in ms. */
const DEBOUNCE_MS = 300;

export interface SearchText {
  text: string;
  type: (text: string) => void;
  /** Changes what is searched for, as one entry, whatever has been typed. */
  apply: (change: Change) => void;
  /** Forgets what has been typed and not searched. */
  reset: () => void;
}

/**
 * The text of the discovery screen's search box. The list follows after a pause, without history entries; a
 * submitted or cleared text is one entry.
 */
export function useSearchText(areas: readonly string[]): SearchText {
  const { state } = useAddressState(areas);
  const [, navigate] = useLocation();
  /** What is in the box, while the address still says `over`. */
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null);
  const typing = useRef<TypedEntry | null>(null);

  const addresses = (change: Change) => {
    const now = readState(window.location.search, areas);
    const next = change(now);
    const write = (one: typeof now) => `/${writeState(one, areas)}`;
    return { now: write(now), next: write(next), q: next.q };
  };
  const follow = useDebouncedCallback((typed: string) => {
    // Nobody sees the list.
    if (isSearchLayer()) return;
    const { now, next, q } = addresses(setText(typed, areas));
    if (next === now) return;
    typing.current = replaceOnType(typing.current, now, next);
    navigate(next, { replace: true });
    setDraft({ text: typed, over: q });
  }, DEBOUNCE_MS);
  const reset = () => {
    follow.cancel();
    setDraft(null);
  };
  const text = draft && draft.over === state.q ? draft.text : state.q;
  return {
    text,
    type(typed) {
      setDraft({ text: typed, over: state.q });
      follow.call(typed);
    },
    apply(change) {
      const { now, next } = addresses(change);
      if (isSearchLayer()) navigate(next, { replace: true });
      else
        for (const { to, replace } of pushOnSubmit(typing.current, now, next))
          navigate(to, { replace });
      typing.current = null;
      reset();
    },
    reset,
  };
}
