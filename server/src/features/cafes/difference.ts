/** The entries of `after` that differ from `before`, as [old values, new values]. */
export function difference(before: object, after: object): [object, object] {
  const old = before as Record<string, unknown>;
  const changed = Object.entries(after).filter(
    ([key, value]) => value !== undefined && value !== old[key],
  );
  return [Object.fromEntries(changed.map(([key]) => [key, old[key]])), Object.fromEntries(changed)];
}
