//@ts-check
// Preloaded into a server that is measured: answers with its state when asked.
import { readdirSync, readlinkSync } from 'node:fs';
import { join, sep } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();

const DATABASE = join(process.env['DATA_DIR'] ?? '', 'database') + sep;

/** What each of its file descriptors is open on; known on Linux only. */
function openFiles() {
  try {
    return readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/self/fd/${fd}`)];
      } catch {
        // That of the folder itself, which is closed by now.
        return [];
      }
    });
  } catch {
    return [];
  }
}

function countDescriptors() {
  const all = openFiles();
  const database = all.filter((path) => path.startsWith(DATABASE));
  const files = new Set(database.filter((path) => !path.endsWith(' (deleted)')));
  return {
    own: all.length - database.length,
    database: database.length,
    astray: database.length - files.size,
  };
}

process.on('message', (message) => {
  if (message !== 'look' && message !== 'collect') return;
  if (message === 'collect') for (let time = 0; time < 3; time++) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({
    cpuMs: (user + system) / 1000,
    memory: process.memoryUsage(),
    peakBytes: process.resourceUsage().maxRSS * 1024,
    handles: process.getActiveResourcesInfo().length,
    descriptors: countDescriptors(),
    loopDelayMs: { p50: delays.percentile(50) / 1e6, p99: delays.percentile(99) / 1e6 },
  });
  delays.reset();
});
// This channel alone must not prevent the server from exiting.
process.channel?.unref();
