type ClassName = string | false | undefined;

/** The class names that apply to an element; undefined without any. */
export function classes(first: string, ...others: readonly ClassName[]): string;
export function classes(...names: readonly ClassName[]): string | undefined;
export function classes(...names: readonly ClassName[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
