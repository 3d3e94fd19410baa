/** A visitor with their own IP address, so that no limit per address applies. */
export interface Visitor {
  send(method: string, path: string, body?: object): Promise<Response>;
  /** The session cookie, once signed in. */
  cookie: string;
}

export const PASSWORD = 'A good one 4 benches';
let addresses = 0;

export function newVisitor(origin: string): Visitor {
  addresses += 1;
  const from = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const visitor: Visitor = {
    cookie: '',
    async send(method, path, body) {
      const answer = await fetch(origin + path, {
        method,
        headers: {
          'x-forwarded-for': from,
          cookie: visitor.cookie,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='));
      if (session) visitor.cookie = session.split(';', 1)[0]!;
      return answer;
    },
  };
  return visitor;
}

export async function registerMember(origin: string, username: string): Promise<Visitor> {
  const visitor = newVisitor(origin);
  const email = `${username}@example.org`;
  const body = { name: username, username, email, password: PASSWORD };
  const answer = await visitor.send('POST', '/api/register', body);
  if (!answer.ok) throw new Error(await answer.text());
  return visitor;
}
