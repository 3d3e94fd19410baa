//@ts-check
// `npm run screenshots`: pictures every screen into e2e/results.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/screenshots.mjs');
