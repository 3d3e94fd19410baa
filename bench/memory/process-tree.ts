import { readFileSync } from 'node:fs';

const EVERY_MS = 20;

function childrenOf(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  return readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** The memory of a process and its children in bytes; shared pages are counted once (PSS of Linux). */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(
      readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'),
    ) ?? ['', '0'];
    return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), Number(kilobytes) * 1024);
  } catch {
    // It ended meanwhile.
    return 0;
  }
}

export interface MemoryWatch {
  /** The peak memory of the process and its children since the last call, in bytes. */
  takePeak(): number;
  stop(): void;
}

/**
 * Samples the memory of a process and its children every 20 ms. A sample of a gigabyte takes longer than that: then it
 * spends a quarter of the time, because an interval that is always due blocks everything else.
 */
export function watchMemory(pid: number): MemoryWatch {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, memoryOf(pid));
  };
  const watch = (): NodeJS.Timeout => {
    const began = performance.now();
    look();
    const wait = Math.max(EVERY_MS, 4 * (performance.now() - began));
    return setTimeout(() => (timer = watch()), wait);
  };
  let timer = watch();
  return {
    takePeak() {
      look();
      const taken = peak;
      peak = 0;
      return taken;
    },
    stop: () => clearTimeout(timer),
  };
}
