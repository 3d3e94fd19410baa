//@ts-check
import { ensureBuilt } from '../lib/build.mjs';
import { ROOT } from '../lib/root.mjs';
import { runMain } from '../lib/say.mjs';

await runMain(async () => {
  await ensureBuilt();
  await import(`${ROOT}dist/server/import.js`);
});
