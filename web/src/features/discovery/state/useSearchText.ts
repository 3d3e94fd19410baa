import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { readState, writeState } from '../../../lib/search-params.ts';
import { useDebouncedCallback } from '../../../lib/useDebouncedCallback.ts';
import { setText } from './changes.ts';
import { replaceOnType, pushOnSubmit, type TypedEntry } from './history-steps.ts';
import { useAddressState } from './useAddressState.ts';

/** How long typing rests before the list follows, in ms. */
const DEBOUNCE_MS = 300;

export interface SearchText {
  text: string;
  type: (text: string) => void;
  submit: () => void;
  clear: () => void;
}

/**
 * The text of the discovery screen's search box. Typing follows after a pause and piles up no history; a
 * submitted or cleared text is one entry.
 */
export function useSearchText(areas: readonly string[]): SearchText {
  const { state } = useAddressState(areas);
  const [, navigate] = useLocation();
  /** What stands in the box, while the address still says `over`. */
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null);
  const typing = useRef<TypedEntry | null>(null);

  const addresses = (text: string) => {
    const now = readState(window.location.search, areas);
    const next = setText(text.trim(), areas)(now);
    const write = (one: typeof now) => `/${writeState(one, areas)}`;
    return { now: write(now), next: now.q === next.q ? write(now) : write(next), q: next.q };
  };
  const follow = useDebouncedCallback((typed: string) => {
    const { now, next, q } = addresses(typed);
    if (next === now) return;
    typing.current = replaceOnType(typing.current, now, next);
    navigate(next, { replace: true });
    setDraft({ text: typed, over: q });
  }, DEBOUNCE_MS);
  const finish = (text: string) => {
    follow.cancel();
    const { now, next, q } = addresses(text);
    for (const { to, replace } of pushOnSubmit(typing.current, now, next))
      navigate(to, { replace });
    typing.current = null;
    setDraft({ text, over: q });
  };
  const text = draft && draft.over === state.q ? draft.text : state.q;
  return {
    text,
    type(typed) {
      setDraft({ text: typed, over: state.q });
      follow.call(typed);
    },
    submit: () => finish(text),
    clear: () => finish(''),
  };
}
