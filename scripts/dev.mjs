//@ts-check
// `npm run dev`: the server from its source and the pages by Vite, both reloaded on a change.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/dev.mjs');
