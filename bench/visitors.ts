export const PASSWORD = 'A good one 4 benches';

let addresses = 0;

/** An unused address, so that no limit by client affects the measurement. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A signed-in member, or a guest; each request comes from another address. */
export interface Visitor {
  username: string;
  /** Of the session, once signed in. */
  cookie: string;
  send(method: string, path: string, body?: object): Promise<Response>;
  get(path: string): Promise<Response>;
  /** The JSON that a path answers. */
  read<T>(path: string): Promise<T>;
}

export function newVisitor(origin: string, username = ''): Visitor {
  const visitor: Visitor = {
    username,
    cookie: '',
    async send(method, path, body) {
      const answer = await fetch(origin + path, {
        method,
        headers: {
          'x-forwarded-for': newAddress(),
          cookie: visitor.cookie,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const session = answer.headers.getSetCookie().find((cookie) => /^sid=./.test(cookie));
      if (session) visitor.cookie = session.split(';', 1)[0]!;
      return answer;
    },
    get: (path) => visitor.send('GET', path),
    read: async <T>(path: string) => (await (await visitor.get(path)).json()) as T,
  };
  return visitor;
}

/** @throws where the name is taken */
export async function registerMember(origin: string, username: string): Promise<Visitor> {
  const visitor = newVisitor(origin, username);
  const email = `${username}@example.org`;
  const body = { name: username, username, email, password: PASSWORD };
  const answer = await visitor.send('POST', '/api/register', body);
  if (!answer.ok) throw new Error(await answer.text());
  return visitor;
}

/** The ids of the most cafes that a page may have. */
export async function cafeIds(visitor: Visitor): Promise<number[]> {
  return (await visitor.read<{ id: number }[]>('/api/cafes?limit=200')).map(({ id }) => id);
}
