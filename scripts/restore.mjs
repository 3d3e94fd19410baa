//@ts-check
// `npm run restore -- <file>`: brings a backup back into an empty database.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/restore.mjs');
