import { runAdminCommand } from './app/admin-command.ts';
import { endWithMessage } from './app/end-with-message.ts';

await endWithMessage(() => runAdminCommand(process.argv.slice(2), process.env));
