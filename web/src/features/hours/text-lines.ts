/** A text with one rule a line, as it is written and read. */
export function toLines(text: string): string {
  return text.replaceAll(/("[^"]*")|;\s*/g, (_, quoted?: string) => quoted ?? ';\n');
}

/** Lines as one text, as it is stored. */
export const toOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
