import { once } from 'node:events';
import { setPriority } from 'node:os';
import { forkScript } from '../../../core/start-script.ts';
import type { MadeSizes } from './make-sizes.ts';
import type { PhotoAnswer } from './photo-process.ts';

const SCRIPT = {
  bundled: new URL('./photo-process.js', import.meta.url),
  source: new URL('./photo-process.ts', import.meta.url),
};

/** How a decoder's own fault ends a process; the system ends one that takes too much memory in other ways. */
const CRASHES = new Set<unknown>(['SIGSEGV', 'SIGBUS', 'SIGFPE']);

/** The process has crashed. */
export class CrashError extends Error {
  override name = 'CrashError';
}

/** It has taken longer than any photo does. */
export class TooLongError extends Error {
  override name = 'TooLongError';
}

/** Many times what 50 megapixels take. */
const LIMIT_MS = 30_000;

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
 * @returns null if the picture cannot be decoded
 * @throws CrashError or TooLongError; another Error if the machine fails; AbortError
 */
export async function makeInProcess(
  original: Uint8Array,
  signal: AbortSignal,
  limitMs = LIMIT_MS,
): Promise<MadeSizes | null> {
  const child = forkScript(SCRIPT, { serialization: 'advanced' });
  const listening = new AbortController();
  const late = AbortSignal.timeout(limitMs);
  const until = AbortSignal.any([signal, listening.signal, late]);
  try {
    const answered = once(child, 'message', { signal: until });
    const ended = once(child, 'exit', { signal: until }).then(([code, killedBy]) => {
      const End = CRASHES.has(killedBy) ? CrashError : Error;
      throw new End(`Making sizes of a photo ended with ${killedBy ?? code}.`);
    });
    // One that could not be started has no way to be sent anything, and its 'error' comes later.
    if (child.pid !== undefined) {
      // Before it has threads, which take over its priority.
      lowerPriority(child.pid);
      // A failure to send ends in its 'exit' or 'error'.
      child.send(original, () => {});
    }
    const [answer] = (await Promise.race([answered, ended])) as [PhotoAnswer];
    if (answer instanceof Error) throw answer;
    return answer;
  } catch (error) {
    if (!late.aborted || signal.aborted) throw error;
    throw new TooLongError(`Making sizes of a photo took more than ${limitMs / 1000} s.`);
  } finally {
    listening.abort();
    child.kill('SIGKILL');
  }
}
