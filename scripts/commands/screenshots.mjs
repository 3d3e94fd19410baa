//@ts-check
import { ensureBuilt } from '../lib/build.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { runTool } from '../lib/run.mjs';
import { runMain } from '../lib/say.mjs';

await runMain(async () => {
  await ensureInstalled({ dev: true });
  await ensureBuilt();
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  const { code } = await runTool('tsx', ['e2e/screenshots.ts', ...process.argv.slice(2)], { env });
  process.exitCode = code;
});
