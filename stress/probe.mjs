//@ts-check
// Preloaded into a server under stress: tells its state when asked.
import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();

/** The files and sockets it has open; only Linux tells. */
function countDescriptors() {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

process.on('message', (message) => {
  if (message === 'collect') for (let time = 0; time < 3; time++) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({
    cpuMs: (user + system) / 1000,
    memory: process.memoryUsage(),
    handles: process.getActiveResourcesInfo().length,
    descriptors: countDescriptors(),
    loopDelayMs: { p50: delays.percentile(50) / 1e6, p99: delays.percentile(99) / 1e6 },
  });
  delays.reset();
});
// The question alone must not keep a server alive that is asked to stop.
process.channel?.unref();
