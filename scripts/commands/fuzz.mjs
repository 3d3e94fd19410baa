//@ts-check
import { ensureBuilt } from '../lib/build.mjs';
import { endWithNpm } from '../lib/end-with-npm.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { runTool } from '../lib/run.mjs';
import { runMain } from '../lib/say.mjs';

// `npm run fuzz` sends 100,000 requests, `npm run fuzz -- 5000 --seed 7` other ones.
await runMain(async () => {
  endWithNpm();
  await ensureInstalled({ dev: true });
  await ensureBuilt();
  const { code } = await runTool('tsx', ['stress/fuzz/index.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
});
