//@ts-check
// `npm run faults`: kills nodes and databases under load, for minutes.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/faults.mjs');
