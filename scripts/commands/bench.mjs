//@ts-check
import { ensureBuilt } from '../lib/build.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { openPostgres } from '../lib/postgres.mjs';
import { runTool } from '../lib/run.mjs';
import { runMain, say } from '../lib/say.mjs';

await runMain(async () => {
  await ensureInstalled({ dev: true });
  await ensureBuilt();
  const chromium = await findChromium();
  const postgres = await openPostgres(process.env.BENCH_DATABASE_URL);
  // A Ctrl-C reaches the child by itself; this process has to stop the server afterwards.
  process.on('SIGINT', () => {});
  try {
    say(`Measuring with ${chromium} and ${postgres.what} ...`);
    const { code } = await runTool('tsx', ['bench/index.ts', ...process.argv.slice(2)], {
      env: { ...process.env, CHROMIUM_PATH: chromium, BENCH_DATABASE_URL: postgres.url },
    });
    process.exitCode = code;
  } finally {
    await postgres.stop();
  }
});
