import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** CPU time of this process since `before`, in microseconds. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * CPU time of each call in microseconds: that of all threads of this process or the time that has passed, whichever is less. For
 * other threads compile and collect garbage meanwhile, and what they took before may be told late.
 */
export function cpuOfEach<T>(inputs: readonly T[], run: (input: T) => void): number[] {
  return inputs.map((input) => {
    const began = performance.now();
    const before = process.cpuUsage();
    run(input);
    const cpu = cpuSince(before);
    return Math.min(cpu, (performance.now() - began) * 1000);
  });
}

/** CPU time per call in microseconds, over this many passes through all inputs. */
export function meanCpu<T>(inputs: readonly T[], run: (input: T) => void, passes = 1): number {
  const before = process.cpuUsage();
  for (let pass = 0; pass < passes; pass++) {
    for (const input of inputs) run(input);
  }
  return cpuSince(before) / (inputs.length * passes);
}

/** The quantile: the value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

setFlagsFromString('--expose-gc');
// Otherwise a manual collection would also discard compiled code that is used again in the next round.
setFlagsFromString('--no-flush-bytecode');
const collect = runInNewContext('gc') as () => void;

/** Collects garbage, so that its cost does not count for the next measurement. */
export function collectGarbage(): void {
  // Buffers are freed one collection later than the objects that held them.
  for (let times = 0; times < 3; times++) collect();
}

/** Bytes held by what `make` returns: objects, strings and buffers alike. */
export function bytesHeldBy<T>(make: () => T): { made: T; bytes: number } {
  const held = () => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = held();
  const made = make();
  return { made, bytes: held() - before };
}
