/** A parameter of an address: how its text is read, null if absent, and how a value is written, null to leave it out. */
export interface Param<Value> {
  name: string;
  read: (text: string | null) => Value;
  write: (value: Value) => string | null;
}

interface AnyParam {
  name: string;
  read: (text: string | null) => unknown;
  write: (value: never) => string | null;
}
type Params = Readonly<Record<string, AnyParam>>;
type Values<Some extends Params> = {
  [Key in keyof Some]: Some[Key] extends Param<infer Value> ? Value : never;
};

export const textParam = (name: string, read = (text: string | null) => text ?? '') => ({
  name,
  read,
  write: (value: string) => value || null,
});

/** One of some values; anything else means `otherwise`, which is not written. */
export const choiceParam = <Value extends string, Otherwise extends Value | null>(
  name: string,
  values: readonly Value[],
  otherwise: Otherwise,
): Param<Value | Otherwise> => ({
  name,
  read: (text) => values.find((value) => value === text) ?? otherwise,
  write: (value) => (value === otherwise ? null : value),
});

/** A row's id. */
export const idParam = (name: string): Param<number | null> => ({
  name,
  read: (text) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null),
  write: (value) => (value === null ? null : String(value)),
});

/** The page of a list, from 1; the first one is not written. */
export const pageParam = (): Param<number> => ({
  name: 'page',
  read: (text) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
  write: (value) => (value > 1 ? String(value) : null),
});

/** The values of an address; malformed ones are ignored. */
export function readParams<Some extends Params>(params: Some, search: string): Values<Some> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(params).map(([key, { name, read }]) => [key, read(given.get(name))]),
  ) as Values<Some>;
}

/** The query for some values, in the order of the parameters; defaults stay out of it. */
export function writeParams<Some extends Params>(
  params: Some,
  values: Values<Some>,
): Record<string, string> {
  const written = Object.entries(params).map(([key, { name, write }]) => [
    name,
    write(values[key] as never),
  ]);
  return Object.fromEntries(written.filter(([, text]) => text !== null));
}

/** A path with a query, if there is one. */
export function addressOf(path: string, query: Record<string, string> | URLSearchParams): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
