//@ts-check
import { ensureBuilt } from '../lib/build.mjs';
import { runMain, say } from '../lib/say.mjs';

await runMain(async () => {
  await ensureBuilt();
  say('dist/ is up to date.');
});
