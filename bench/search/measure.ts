import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** CPU time of this process since `before`, in microseconds. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * CPU time of each call in microseconds: that of all threads of this process or the time that has passed, whichever is less. For
 * other threads compile and collect garbage meanwhile, and their time may be reported late.
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

/** CPU time of each step in microseconds, until one returns that it was the last: between two the event loop can run. */
export function cpuOfSteps(step: () => boolean): number[] {
  const times: number[] = [];
  let isDone = false;
  while (!isDone) times.push(...cpuOfEach([step], () => (isDone = step())));
  return times;
}

/** CPU time per call in microseconds, over this many passes through all inputs. */
export function meanCpu<T>(inputs: readonly T[], run: (input: T) => void, passes = 1): number {
  const before = process.cpuUsage();
  for (let pass = 0; pass < passes; pass++) {
    for (const input of inputs) run(input);
  }
  return cpuSince(before) / (inputs.length * passes);
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

const ROUNDS = 3;

/** CPU time per call in milliseconds, of the quietest round. */
export function costOf<T>(inputs: readonly T[], run: (input: T) => void): number {
  collectGarbage();
  meanCpu(inputs, run, 2);
  return Math.min(...Array.from({ length: ROUNDS }, () => meanCpu(inputs, run, 2))) / 1000;
}
