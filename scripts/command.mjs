//@ts-check
// `node scripts/command.mjs <name> …` does what `npm run <name> -- …` says in package.json.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, because an older Node could not even parse the rest.
void import('./commands.mjs').then(({ runCommand }) => runCommand());
