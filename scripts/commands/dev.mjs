//@ts-check
import { ensureInstalled } from '../lib/install.mjs';
import { runTool } from '../lib/run.mjs';
import { runMain } from '../lib/say.mjs';

await runMain(async () => {
  await ensureInstalled({ dev: true });
  // A Ctrl-C reaches the child by itself; this process only has to outlive it.
  process.on('SIGINT', () => {});
  const watch = ['watch', '--clear-screen=false', 'server/src/main.ts', '--dev'];
  const { code } = await runTool('tsx', [...watch, ...process.argv.slice(2)]);
  process.exitCode = code > 128 ? 0 : code;
});
