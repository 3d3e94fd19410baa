/** A visitor asks every so often, whether or not the last answer is there. */
const EVERY_MS = 15;

/** What visitors wait for answers while something else goes on, searches that nobody has made before among them. */
export function startVisitors(origin: string): () => Promise<number[]> {
  const waits: Promise<number>[] = [];
  const ask = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(`${origin}${path}`);
    await answer.arrayBuffer();
    return performance.now() - began;
  };
  const timer = setInterval(() => {
    const turn = waits.length;
    waits.push(ask(turn % 2 === 0 ? '/api/cafes' : `/api/cafes?q=coffee&minRating=1.${turn}`));
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    return (await Promise.all(waits)).toSorted((a, b) => a - b);
  };
}
