//@ts-check
import { runStress } from '../lib/run-stress.mjs';

// `npm run soak` takes 20 minutes, `npm run soak -- 2` two.
await runStress('soak', process.argv.slice(2));
