//@ts-check
// `npm run build`: installs what is missing and builds what is stale.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/build.mjs');
