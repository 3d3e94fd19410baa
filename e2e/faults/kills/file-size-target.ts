import { execFileSync } from 'node:child_process';
import { openProduct, type Target } from './targets.ts';

/** Less than any table or log has, so that what they need next is beyond it. */
const MOST_BYTES = 8192;

/** Sets how large files may become; only the soft limit, which anybody may lift again. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`], { stdio: 'ignore' });

function canLimit(): boolean {
  try {
    limitFiles(process.pid, 'unlimited');
    return true;
  } catch {
    return false;
  }
}

/**
 * The size that the files of the embedded database may have (RLIMIT_FSIZE): the product refuses what is beyond it, and where its
 * write-ahead log is, it ends with a sentence. Null where the system has no `prlimit`.
 */
export async function fileSizeTarget(filledData?: string): Promise<Target | null> {
  if (!canLimit()) return null;
  const product = await openProduct({ filledData });
  return {
    what: 'the size of files',
    ...product,
    async kill(random) {
      limitFiles(product.pid(), random(MOST_BYTES));
      const { code, signal } = await product.ended();
      const said = product.output();
      if (code !== 1 || !/^The embedded database stopped: .+: File too large$/m.test(said))
        throw new Error(`It ended with ${code ?? signal}: ${said}`);
    },
  };
}
