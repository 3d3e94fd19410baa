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
