//@ts-check
import { faults } from '../lib/checks.mjs';
import { endWithNpm } from '../lib/end-with-npm.mjs';
import { ensureBuilt } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { openPostgres } from '../lib/postgres.mjs';
import { runChecks } from '../lib/run-checks.mjs';
import { runMain, say } from '../lib/say.mjs';

// `npm run faults` runs all, `npm run faults -- failover` only files of that name.
await runMain(async () => {
  endWithNpm();
  await ensureInstalled({ dev: true });
  await ensureBuilt();
  const chromium = await findChromium();
  const postgres = await openPostgres(process.env.TEST_DATABASE_URL);
  say(
    `Killing, starving and cutting off the product and its databases, with ${postgres.what}: an hour or more for all.`,
  );
  try {
    await runChecks([faults(process.argv.slice(2))], {
      ...process.env,
      CHROMIUM_PATH: chromium,
      TEST_DATABASE_URL: postgres.url,
    });
  } finally {
    await postgres.stop();
  }
});
