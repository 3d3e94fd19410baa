//@ts-check
import { ensureBuilt } from '../lib/build.mjs';
import { endWithNpm } from '../lib/end-with-npm.mjs';
import { ROOT } from '../lib/root.mjs';
import { runMain } from '../lib/say.mjs';

// The server runs in this very process, so that signals and exit codes are its own.
await runMain(async () => {
  endWithNpm();
  await ensureBuilt();
  await import(`${ROOT}dist/server/main.js`);
});
