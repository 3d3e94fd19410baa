//@ts-check
import { runStress } from '../lib/run-stress.mjs';

// `npm run fuzz` sends 100,000 requests, `npm run fuzz -- 5000 --seed 7` other ones; `npm run fuzz -- slow` holds connections and floods.
const [first, ...rest] = process.argv.slice(2);
if (first === 'slow') await runStress('slow', rest);
else await runStress('fuzz', process.argv.slice(2));
