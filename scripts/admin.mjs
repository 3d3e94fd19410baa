//@ts-check
// `npm run admin -- create|reset|two-step-off <username>`: makes an admin, gives an account a new password, or switches its two-step sign-in off.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported late, for an older Node could not even parse the rest.
void import('./commands/admin.mjs');
