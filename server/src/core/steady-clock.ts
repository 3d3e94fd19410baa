/** Milliseconds by a clock that may be set back: then it continues from where it was, so that nothing stays fresh for longer. */
export function steadyClock(now: () => Date): () => number {
  let behind = 0;
  let last = -Infinity;
  return () => {
    const time = now().getTime();
    if (time + behind < last) behind = last - time;
    last = time + behind;
    return last;
  };
}
