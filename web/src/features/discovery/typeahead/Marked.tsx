interface MarkedProps {
  text: string;
  /** From and to before which unit, in order and apart. */
  matches: readonly (readonly number[])[];
}

/** A text with the parts that match what is typed in bold. */
export function Marked({ text, matches }: MarkedProps) {
  const ends = [...matches.flat(), text.length];
  return [0, ...ends.slice(0, -1)].map((from, at) => {
    const part = text.slice(from, ends[at]);
    return at % 2 === 1 ? <b key={from}>{part}</b> : part;
  });
}
