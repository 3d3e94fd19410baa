//@ts-check
// `npm start`: installs what is missing, builds what is stale, serves.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/start.mjs');
