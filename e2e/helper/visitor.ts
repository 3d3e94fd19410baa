/** A visitor without a browser, whose cookies go along to every node. */
export interface Visitor {
  cookies: Map<string, string>;
  /** @param body sent as JSON, but for a file's bytes */
  send(url: string, method?: string, body?: object): Promise<Response>;
  /** What a successful GET answers. */
  read<T>(url: string): Promise<T>;
}

/** @param from the address of the visitor, for a product that trusts the proxy before it */
export function newVisitor(from?: string): Visitor {
  const cookies = new Map<string, string>();
  const send: Visitor['send'] = async (url, method = 'GET', body) => {
    const isFile = body instanceof Uint8Array;
    const answer = await fetch(url, {
      method,
      headers: {
        ...(from && { 'x-forwarded-for': from }),
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      const at = pair.indexOf('=');
      if (at === pair.length - 1) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  return {
    cookies,
    send,
    async read<T>(url: string) {
      const answer = await send(url);
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
  };
}

/** A new member, signed in. */
export async function registerMember(
  origin: string,
  username: string,
  from?: string,
): Promise<Visitor> {
  const visitor = newVisitor(from);
  const body = {
    name: username,
    username,
    email: `${username}@example.org`,
    password: 'A good one 4 nodes',
  };
  const answer = await visitor.send(`${origin}/api/register`, 'POST', body);
  if (!answer.ok) throw new Error(await answer.text());
  return visitor;
}
