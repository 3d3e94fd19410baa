function words(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** The areas that a typed text means, as the server finds them: each of its words begins a word of theirs. */
export function matchAreas(areas: readonly string[], typed: string): string[] {
  const wanted = words(typed);
  return areas.filter((area) => {
    const own = words(area);
    return wanted.every((begin) => own.some((word) => word.startsWith(begin)));
  });
}
