//@ts-check
// `npm run backup [-- <file>]`: writes everything in the database to one file, also while the server runs.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/backup.mjs');
