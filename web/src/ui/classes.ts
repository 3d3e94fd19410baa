type ClassName = string | false | undefined;

/** Class names that hold, for an element; undefined where none does. */
export function classes(first: string, ...others: readonly ClassName[]): string;
export function classes(...names: readonly ClassName[]): string | undefined;
export function classes(...names: readonly ClassName[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
