//@ts-check
// `npm run fuzz`: sends hostile requests to the built product.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/fuzz.mjs');
