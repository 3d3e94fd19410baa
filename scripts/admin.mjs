//@ts-check
// `npm run admin -- create|reset <username>`: makes an admin, or gives an account a new password.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/admin.mjs');
