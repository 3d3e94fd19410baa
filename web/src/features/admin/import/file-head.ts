const MAX_HEAD = 200_000;

/** As much of a file as is needed to see what its columns are, in whole lines. */
export function headOf({ name, content }: { name: string; content: string }) {
  if (content.length <= MAX_HEAD) return { name, content };
  const end = content.lastIndexOf('\n', MAX_HEAD - 1);
  return { name, content: content.slice(0, end > 0 ? end : MAX_HEAD) };
}
