import { cafeIds, newVisitor, registerMember } from '../visitors.ts';

const SEARCHES = 500;
const MEMBERS = 20;
const CONCURRENCY = 8;

/** Pages, answers and searches of a busy day, each once: a cache hit needs no more memory. */
function addresses(ids: readonly number[]): string[] {
  const searches = Array.from({ length: SEARCHES }, (_, i) => `q=coffee+${i}`);
  return ['/', '/about', '/auth', '/api/cafes', '/api/facets', '/api/areas', '/sitemap.xml'].concat(
    ids.flatMap((id) => [`/cafe/${id}`, `/api/cafes/${id}`]),
    searches.flatMap((query) => [`/?${query}`, `/api/cafes?${query}`, `/api/facets?${query}`]),
  );
}

async function ask(origin: string, path: string): Promise<void> {
  const answer = await newVisitor(origin).get(path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
}

/** Requests everything once, some at a time, and registers members, whose password checks need memory too. */
export async function visitEverything(origin: string): Promise<void> {
  const run = Date.now().toString(36);
  const work = [
    ...addresses(await cafeIds(newVisitor(origin))).map((path) => () => ask(origin, path)),
    ...Array.from({ length: MEMBERS }, (_, i) => () => registerMember(origin, `m${run}${i}`)),
  ].values();
  const visitor = async () => {
    for (const task of work) await task();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visitor));
}
