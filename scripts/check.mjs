//@ts-check
// `npm run check`: what `npm test` checks, but for the browser tests, and of the others those of what has changed.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/check.mjs');
