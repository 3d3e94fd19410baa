//@ts-check
// `npm run import -- <file>`: imports the cafes of a CSV or GeoJSON file as drafts.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/import.mjs');
