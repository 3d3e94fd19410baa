import { once } from 'node:events';
import { setPriority } from 'node:os';
import { forkScript } from '../../../core/fork-script.ts';
import type { MadeSizes } from './make-sizes.ts';

const SCRIPT = {
  bundled: new URL('./photo-process.js', import.meta.url),
  source: new URL('./photo-process.ts', import.meta.url),
};

/** A third of the share of a busy processor that the server has. */
const NICE = 5;

/** Where the system forbids it the photo is made all the same. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICE);
  } catch {}
}

/**
 * Makes the sizes of a photo in a process of its own, which ends with it: all its memory is free again.
 * @returns null if the file cannot be decoded
 * @throws Error if the process fails; AbortError
 */
export async function makeInProcess(
  original: Uint8Array,
  signal: AbortSignal,
): Promise<MadeSizes | null> {
  const child = forkScript(SCRIPT, { serialization: 'advanced' });
  const listening = new AbortController();
  const until = AbortSignal.any([signal, listening.signal]);
  try {
    const answered = once(child, 'message', { signal: until });
    const ended = once(child, 'exit', { signal: until }).then(([code, killedBy]) => {
      throw new Error(`Making sizes of a photo ended with ${killedBy ?? code}.`);
    });
    // Before it has threads, which take over its priority.
    if (child.pid) lowerPriority(child.pid);
    // A failure to send ends in its 'exit' or 'error'.
    child.send(original, () => {});
    const [made] = (await Promise.race([answered, ended])) as [MadeSizes | null];
    return made;
  } finally {
    listening.abort();
    child.kill('SIGKILL');
  }
}
