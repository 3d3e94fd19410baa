//@ts-check
import { runBuilt } from '../lib/run-built.mjs';

await runBuilt('import');
