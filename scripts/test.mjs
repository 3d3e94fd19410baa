//@ts-check
// `npm test`: installs what is missing and runs every check.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/test.mjs');
