import { endWithMessage } from './app/end-with-message.ts';
import { runRestoreCommand } from './app/backup-command.ts';

await endWithMessage(() => runRestoreCommand(process.argv.slice(2), process.env));
