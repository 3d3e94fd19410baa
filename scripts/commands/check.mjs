//@ts-check
import { changedSince } from '../lib/changed-since.mjs';
import { changedTests, STATIC_CHECKS } from '../lib/checks.mjs';
import { endWithNpm } from '../lib/end-with-npm.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { openPostgres } from '../lib/postgres.mjs';
import { runChecks } from '../lib/run-checks.mjs';
import { runMain } from '../lib/say.mjs';

await runMain(async () => {
  endWithNpm();
  await ensureInstalled({ dev: true });
  const commit = await changedSince();
  const postgres = await openPostgres(process.env.TEST_DATABASE_URL);
  try {
    await runChecks([...STATIC_CHECKS, changedTests(commit)], {
      ...process.env,
      TEST_DATABASE_URL: postgres.url,
      TEST_ENGINES: 'server',
    });
  } finally {
    await postgres.stop();
  }
});
