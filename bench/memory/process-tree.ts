import { readFileSync } from 'node:fs';

const EVERY_MS = 20;

function childrenOf(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  return readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** What a process and its children hold, in bytes; pages they share are counted once (Linux: PSS). */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(
      readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'),
    ) ?? ['', '0'];
    return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), Number(kilobytes) * 1024);
  } catch {
    // It ended while it was looked at.
    return 0;
  }
}

export interface MemoryWatch {
  /** The highest memory of the process and its children since the last call, in bytes. */
  takePeak(): number;
  stop(): void;
}

/** Looks at a process and its children every 20 ms. */
export function watchMemory(pid: number): MemoryWatch {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, memoryOf(pid));
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    takePeak() {
      look();
      const taken = peak;
      peak = 0;
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}
