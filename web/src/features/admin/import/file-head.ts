import { MAX_FILE_HEAD } from '@cortado/contract/limits';

/** As much of a file as is needed to see what its columns are, in whole lines; of JSON, which may have none, as it comes. */
export function headOf({ name, content }: { name: string; content: string }) {
  if (content.length <= MAX_FILE_HEAD) return { name, content };
  const isJson = /^\uFEFF?\s*\{/.test(content);
  const end = isJson ? 0 : content.lastIndexOf('\n', MAX_FILE_HEAD - 1);
  return { name, content: content.slice(0, end > 0 ? end : MAX_FILE_HEAD) };
}
