//@ts-check
// `npm run soak`: a busy day in twenty minutes, watched for anything that grows.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/soak.mjs');
