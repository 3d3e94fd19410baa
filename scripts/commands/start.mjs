//@ts-check
import { ensureBuilt } from '../lib/build.mjs';
import { ROOT } from '../lib/root.mjs';
import { runMain } from '../lib/say.mjs';

// The server runs in this very process, so that signals and exit codes are its own.
await runMain(async () => {
  await ensureBuilt();
  await import(`${ROOT}dist/server/main.js`);
});
