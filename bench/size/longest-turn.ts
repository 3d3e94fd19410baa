/**
 * The longest turn of the event loop in ms while some work runs: its time or the CPU time of all threads in it, whichever is
 * less, because this thread may have waited for a processor, or another thread has worked meanwhile.
 */
export async function longestTurn<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  let ms = 0;
  let isOver = false;
  let began = performance.now();
  let before = process.cpuUsage();
  const turn = () => {
    const { user, system } = process.cpuUsage(before);
    ms = Math.max(ms, Math.min(performance.now() - began, (user + system) / 1000));
    began = performance.now();
    before = process.cpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const result = await work();
  isOver = true;
  return { result, ms };
}
