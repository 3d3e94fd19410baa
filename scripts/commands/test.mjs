//@ts-check
import { CHECKS } from '../lib/checks.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { endWithNpm } from '../lib/end-with-npm.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { openPostgres } from '../lib/postgres.mjs';
import { runChecks } from '../lib/run-checks.mjs';
import { runMain, say } from '../lib/say.mjs';

await runMain(async () => {
  endWithNpm();
  await ensureInstalled({ dev: true });
  const chromium = await findChromium();
  const postgres = await openPostgres(process.env.TEST_DATABASE_URL);
  say(`Testing with ${chromium} and ${postgres.what}.`);
  try {
    await runChecks(CHECKS, {
      ...process.env,
      CHROMIUM_PATH: chromium,
      TEST_DATABASE_URL: postgres.url,
    });
  } finally {
    await postgres.stop();
  }
});
